import { cents } from '../../money';
import { transaction } from '../../testing';
import type { Category } from '../category';
import { isoDate } from '../civil-date';
import type { ScheduledItem } from '../schedule/scheduled-item';
import { recurringStreams } from './streams';
import { upcoming } from './upcoming';
import { upcomingTotals } from './upcoming-totals';

const today = isoDate('2025-06-30');

const item = (part: Partial<ScheduledItem>): ScheduledItem => ({
  id: 'item',
  name: 'Dentist',
  amount: cents(-1),
  date: today,
  rhythm: 'once',
  ends: null,
  accountId: null,
  ...part,
});

const monthly = (category: Category, dollars: number) =>
  ['04', '05', '06'].map((month) =>
    transaction({
      merchant: `${category} payee`,
      category,
      amount: cents(dollars * 100),
      date: isoDate(`2025-${month}-10`),
    }),
  );

describe('upcomingTotals', () => {
  // Covers P3-B1-1.
  it.each<[Category, number, object]>([
    ['Salary', 2_000, { moneyIn: 2_000_00, moneyOut: 0, moved: 0 }],
    ['Rent', -900, { moneyIn: 0, moneyOut: 900_00, moved: 0 }],
    ['Auto Loan', -300, { moneyIn: 0, moneyOut: 300_00, moved: 0 }],
    ['Savings', -200, { moneyIn: 0, moneyOut: 0, moved: 200_00 }],
    ['Investments', -200, { moneyIn: 0, moneyOut: 0, moved: 200_00 }],
  ])('of %s of %d dollars are %j', (category, dollars, totals) => {
    const streams = recurringStreams(monthly(category, dollars), today);
    expect(upcomingTotals(upcoming(streams, today))).toEqual(totals);
  });

  // Covers P3-B1-1.
  it('include the items that the user scheduled, by their sign', () => {
    const own = [-120_50, 75_00, 0].map((amount) => ({ item: item({ amount: cents(amount) }) }));
    expect(upcomingTotals([], own)).toEqual({ moneyIn: 75_00, moneyOut: 120_50, moved: 0 });
  });
});
