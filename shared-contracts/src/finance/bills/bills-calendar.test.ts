import { cents } from '../../money';
import { account, financialData, transaction } from '../../testing/builders';
import { addMonths, firstDay, isoDate, type IsoDate, monthOf } from '../civil-date';
import type { FinancialData, Transaction } from '../entities';
import type { ScheduledItem } from '../schedule/scheduled-item';
import { billTotals } from './bill-totals';
import { billsCalendar } from './bills-calendar';

const today = isoDate('2025-06-10');

const monthly = (
  merchant: string,
  amount: number,
  months: readonly number[],
  part: Partial<Transaction> = {},
): Transaction[] =>
  months.map((ago) =>
    transaction({
      merchant,
      category: amount < 0 ? 'Utilities' : 'Salary',
      amount: cents(amount),
      date: isoDate(`${firstDay(addMonths(monthOf(today), -ago)).slice(0, 8)}05`),
      ...part,
    }),
  );

const dentist: ScheduledItem = {
  id: 'dentist',
  name: 'Dentist',
  amount: cents(-120_00),
  date: isoDate('2025-06-18'),
  rhythm: 'once',
  ends: null,
  accountId: null,
};

const entries = (part: Partial<FinancialData>, day: IsoDate = today) =>
  billsCalendar(financialData({ accounts: [account({ id: 'acc-1' })], today: day, ...part }), {
    from: firstDay(monthOf(today)),
    until: isoDate('2025-06-30'),
  }).map(({ name, date, status, kind }) => [name, date, status, kind]);

// Covers P3-B3-1.
describe('billsCalendar', () => {
  it('shows a payment on the day on which it was paid', () => {
    expect(entries({ transactions: monthly('City Power', -80_00, [3, 2, 1, 0]) })).toEqual([
      ['City Power', '2025-06-05', 'paid', 'bill'],
    ]);
    expect(entries({ transactions: monthly('Acme', 900_00, [3, 2, 1, 0]) })).toEqual([
      ['Acme', '2025-06-05', 'paid', 'payday'],
    ]);
  });

  it.each([
    ['2025-06-04', 'due'],
    ['2025-06-11', 'due'],
    ['2025-06-12', 'missed'],
  ])('on %s shows a bill of June 5 as %s', (day, status) => {
    const transactions = monthly('City Power', -80_00, [4, 3, 2, 1]);
    expect(entries({ transactions }, isoDate(day))).toEqual([
      ['City Power', '2025-06-05', status, 'bill'],
    ]);
  });

  it('shows a missing payment between two others as missed', () => {
    const transactions = monthly('City Power', -80_00, [6, 5, 4, 3, 2, 0]);
    const data = financialData({ transactions, today });
    const may = { from: isoDate('2025-05-01'), until: isoDate('2025-05-31') };
    expect(billsCalendar(data, may)).toMatchObject([{ date: '2025-05-05', status: 'missed' }]);
  });

  it('shows card payments and money put aside as moved between own accounts', () => {
    const card = monthly('Visa Payment', -200_00, [3, 2, 1, 0], { category: 'Transfer' });
    expect(entries({ transactions: card })).toEqual([
      ['Visa Payment', '2025-06-05', 'paid', 'moved'],
    ]);
  });

  it.each([
    ['2025-06-23', 'due'],
    ['2025-06-24', 'missed'],
  ])('on %s shows an item of June 18 as %s', (day, status) => {
    expect(entries({ scheduled: [dentist] }, isoDate(day))).toEqual([
      ['Dentist', '2025-06-18', status, 'bill'],
    ]);
  });

  it('shows the user’s own item once, on the day on which it was paid', () => {
    const paid = transaction({ amount: cents(-120_00), date: isoDate('2025-06-17') });
    expect(entries({ scheduled: [dentist], transactions: [paid] }, isoDate('2025-06-20'))).toEqual([
      ['Dentist', '2025-06-17', 'paid', 'bill'],
    ]);
  });

  it('shows the user’s own item instead of the bill that it announces', () => {
    const power = {
      ...dentist,
      name: 'City Power',
      amount: cents(-95_00),
      date: isoDate('2025-06-06'),
    };
    const transactions = monthly('City Power', -80_00, [4, 3, 2, 1]);
    expect(entries({ transactions, scheduled: [power] }, isoDate('2025-06-02'))).toEqual([
      ['City Power', '2025-06-06', 'due', 'bill'],
    ]);
  });

  it('adds up bills without money that moves between own accounts', () => {
    const transactions = [
      ...monthly('City Power', -80_00, [3, 2, 1, 0]),
      ...monthly('Visa Payment', -200_00, [3, 2, 1, 0], { category: 'Transfer' }),
    ];
    const data = financialData({
      accounts: [account({ id: 'acc-1' })],
      transactions,
      scheduled: [dentist],
      today,
    });
    const span = { from: isoDate('2025-06-01'), until: isoDate('2025-06-30') };
    expect(billTotals(billsCalendar(data, span))).toEqual({ paid: 80_00, due: 120_00 });
  });

  it('gives each entry an id that stays the same', () => {
    const transactions = [...monthly('City Power', -80_00, [3, 2, 1, 0])];
    const data = financialData({ transactions, scheduled: [dentist], today });
    const span = { from: isoDate('2025-06-01'), until: isoDate('2025-09-30') };
    const ids = billsCalendar(data, span).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      billsCalendar({ ...data, transactions: [...transactions] }, span).map(({ id }) => id),
    ).toEqual(ids);
  });
});
