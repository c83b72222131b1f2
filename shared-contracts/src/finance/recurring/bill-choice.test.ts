import { cents } from '../../money';
import { account, financialData, transaction } from '../../testing/builders';
import { addMonths, firstDay, isoDate, monthOf } from '../civil-date';
import type { Transaction } from '../entities';
import { forecast } from '../forecast/forecast';
import { cashAccounts } from '../trend/daily-balances';
import { type BillChoice, withBillChoices } from './bill-choice';
import { recurringStreams } from './streams';

const today = isoDate('2025-06-20');

const paid = (merchant: string, amount: number, months = [5, 4, 3, 2, 1, 0]): Transaction[] =>
  months.map((ago) =>
    transaction({
      merchant,
      category: 'Subscriptions',
      amount: cents(amount),
      date: firstDay(addMonths(monthOf(today), -ago)),
    }),
  );

const choice = (part: Partial<BillChoice> = {}): BillChoice => ({
  id: 'choice',
  payees: ['Stream Box'],
  direction: 'out',
  low: cents(15_00),
  high: cents(15_00),
  rhythm: 'none',
  ...part,
});

const found = (rows: readonly Transaction[], ...choices: BillChoice[]) =>
  recurringStreams(withBillChoices(rows, choices), today).map(({ merchant, typicalAmount }) => [
    merchant,
    typicalAmount,
  ]);

// Covers P3-B3-4.
describe('the user’s choice about a payee', () => {
  const rows = paid('Stream Box', -15_00);

  it('can be that it is no bill', () => {
    expect(found(rows)).toEqual([['Stream Box', 15_00]]);
    expect(found(rows, choice())).toEqual([]);
  });

  it.each([
    ['STREAM BOX 4411', []],
    ['Stream Boxes', [['Stream Boxes', 15_00]]],
  ])('holds for the bank’s spelling of the payee, %s', (merchant, expected) => {
    expect(found(paid(merchant, -15_00), choice())).toEqual(expected);
  });

  it.each([
    [-24_00, 0],
    [-24_01, 1],
  ])('holds for a new price of %d up to 1.6 times the old one', (amount, streams) => {
    expect(found(paid('Stream Box', amount), choice())).toHaveLength(streams);
  });

  it('holds for one of two prices of a payee', () => {
    const both = [...rows, ...paid('Stream Box', -3_00)];
    expect(found(both, choice())).toEqual([['Stream Box', 3_00]]);
  });

  it('holds for payments and not for deposits', () => {
    const deposits = paid('Stream Box', 15_00).map((row) => ({
      ...row,
      category: 'Income' as const,
    }));
    expect(found(deposits, choice())).toHaveLength(1);
  });

  it('holds after the user renames the rows, by the name of the bank', () => {
    const renamed = rows.map((row) => ({ ...row, merchant: 'Films' }));
    expect(recurringStreams(withBillChoices(renamed, [choice()]), today)).toHaveLength(1);
    expect(recurringStreams(withBillChoices(renamed, [choice()], rows), today)).toEqual([]);
  });

  it('is replaced by a later choice', () => {
    const later = choice({ id: 'later', rhythm: 'monthly' });
    expect(found(rows, choice(), later)).toHaveLength(1);
    expect(found(rows, later, choice())).toEqual([]);
  });

  it('makes a bill of a single payment', () => {
    const once = paid('Stream Box', -15_00, [0]);
    expect(found(once)).toEqual([]);
    const [stream] = recurringStreams(
      withBillChoices(once, [choice({ rhythm: 'quarterly' })]),
      today,
    );
    expect(stream).toMatchObject({ cadence: 'quarterly', nextDate: '2025-09-01' });
  });

  it('also decides for the forecast', () => {
    const accounts = [account({ id: 'acc-1' })];
    const names = (choices: readonly BillChoice[]) =>
      forecast(
        financialData({ accounts, today, transactions: [...withBillChoices(rows, choices)] }),
        cashAccounts(accounts),
      ).days.flatMap(({ items }) => items.map(({ name }) => name));
    expect(names([])).toContain('Stream Box');
    expect(names([choice()])).not.toContain('Stream Box');
  });
});
