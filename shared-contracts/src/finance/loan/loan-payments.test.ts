import { cents } from '../../money';
import { liability, transaction } from '../../testing/builders';
import { isoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { withLoanPayments } from './loan-payments';

const house = liability({ id: 'house', type: 'mortgage', aprPercent: 6 });

const points = (...all: [date: string, dollars: number][]) =>
  new Map([
    [
      'house',
      all.map(([date, dollars]) => ({ date: isoDate(date), balance: cents(dollars * 100) })),
    ],
  ]);

const paid = (date: string, part: Partial<Transaction> = {}) =>
  transaction({
    id: date,
    date: isoDate(date),
    category: 'Mortgage',
    amount: cents(-900_00),
    ...part,
  });

const PARTS = {
  loanId: 'house',
  interest: 500_00,
  principal: 100_00,
  rest: 300_00,
  mismatch: 0,
};

const FELL = points(['2025-06-01', 100_000], ['2025-06-30', 99_900]);

const partsOf = (
  rows: Transaction[],
  balances = FELL,
  loans = [house],
): Transaction['loanPayment'][] =>
  withLoanPayments(rows, loans, balances).map(({ loanPayment }) => loanPayment);

describe('withLoanPayments', () => {
  // Covers P3-A3-1.
  it.each<[string, string]>([
    ['between two balances', '2025-06-10'],
    ['on the day of the lower balance', '2025-06-30'],
    ['shortly before the last higher balance', '2025-05-29'],
  ])('splits a payment %s', (_, date) => {
    expect(partsOf([paid(date)])).toEqual([PARTS]);
  });

  // Covers P3-A3-1.
  it('splits a payment of any category that is linked with the loan', () => {
    const transfer = { id: 'x', accountId: 'house' };
    expect(partsOf([paid('2025-06-10', { category: 'Other', transfer })])).toEqual([PARTS]);
  });

  it('splits each of several payments with its own balances', () => {
    const balances = points(
      ['2025-05-31', 100_000],
      ['2025-06-12', 99_900],
      ['2025-07-11', 99_700],
    );
    const [june, july] = partsOf([paid('2025-06-10'), paid('2025-07-10')], balances);
    expect(june).toEqual(PARTS);
    expect(july).toMatchObject({ interest: 499_50, principal: 200_00, rest: 200_50 });
  });

  it.each<[string, Transaction[], typeof FELL]>([
    ['without a known balance', [paid('2025-06-10')], new Map()],
    ['when the balance rose', [paid('2025-06-10')], points(['2025-06-01', 1], ['2025-06-30', 2])],
    [
      'that shares one fall of the balance with another',
      [paid('2025-06-10'), paid('2025-06-20')],
      FELL,
    ],
    ['of another category', [paid('2025-06-10', { category: 'Rent' })], FELL],
    ['that came back', [paid('2025-06-10', { amount: cents(900_00) })], FELL],
    ['that the user split', [paid('2025-06-10', { id: 'txn~1' })], FELL],
    ['when no balance of its time is known', [paid('2025-07-10')], FELL],
  ])('leaves a payment whole %s', (_, rows, balances) => {
    expect(partsOf(rows, balances)).toEqual(rows.map(() => undefined));
  });

  it('leaves a payment whole that could pay two loans', () => {
    const second = liability({ id: 'second', type: 'mortgage', aprPercent: 5 });
    expect(partsOf([paid('2025-06-10')], FELL, [house, second])).toEqual([undefined]);
  });
});
