import { cents } from '../../money';
import { transaction } from '../../testing/builders';
import type { Category } from '../category';
import { isoDate } from '../civil-date';
import { usualMonthSpending } from './usual-month';

const moved = (day: string, category: Category, amount: number) =>
  transaction({ date: isoDate(day), category, amount: cents(amount) });

const usual = (transactions: readonly ReturnType<typeof moved>[], today = '2025-07-15') =>
  usualMonthSpending({ transactions, today: isoDate(today) });

const quarter = [
  moved('2025-06-05', 'Rent', -900),
  moved('2025-05-05', 'Rent', -900),
  moved('2025-04-05', 'Rent', -1200),
];

describe('the usual spending of a month', () => {
  it('is the average of the last three full months', () => {
    const earlier = moved('2025-03-05', 'Rent', -9_000);
    expect(usual([moved('2025-07-05', 'Rent', -5_000), ...quarter, earlier])).toBe(1_000);
  });

  //
  it('leaves out money that is put aside, and counts taxes when they are paid', () => {
    const rows = [
      moved('2025-06-15', 'Taxes', -300),
      moved('2025-06-10', 'Savings', -300),
      moved('2025-05-10', 'Investments', -600),
    ];
    expect(usual([...rows, ...quarter])).toBe(1_100);
  });

  it('leaves out a first month that begins halfway', () => {
    expect(usual([...quarter.slice(0, 2), moved('2025-04-20', 'Rent', -10)])).toBe(900);
  });

  it('is unknown without a full month', () => {
    expect(usual([moved('2025-07-05', 'Rent', -900)])).toBeNull();
  });
});
