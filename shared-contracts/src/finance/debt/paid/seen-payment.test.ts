import { cents } from '../../../money';
import { liability, transaction } from '../../../testing/builders';
import type { Category } from '../../category';
import { isoDate } from '../../civil-date';
import type { Liability, Transaction } from '../../entities';
import { withSeenPayments } from './seen-payment';

const loan = liability({
  id: 'loan',
  type: 'auto_loan',
  balance: cents(12_460_15),
  monthlyPayment: null,
  minimumPayment: null,
});

const paid = (day: string, amount: number, category: Category = 'Auto Loan') =>
  transaction({ date: isoDate(day), category, amount: cents(-amount) });

const seen = (debts: readonly Liability[], rows: readonly Transaction[], today = '2025-06-30') =>
  withSeenPayments(debts, rows, isoDate(today)).map(({ monthlyPayment, isPaymentSeen }) =>
    isPaymentSeen ? monthlyPayment : null,
  );

const quarter = [paid('2025-06-05', 318), paid('2025-05-05', 318), paid('2025-04-05', 318)];

describe('the payment that the transactions show', () => {
  it.each<[string, Transaction[], number | null]>([
    ['three equal payments', quarter, 318],
    ['a larger one between', [quarter[0]!, paid('2025-05-05', 900), quarter[2]!], 318],
    [
      'two in two of the three months',
      [quarter[0]!, quarter[1]!, paid('2025-04-05', 1, 'Gas')],
      318,
    ],
    ['two halves a month', [...quarter, ...quarter], 636],
    ['one only', [quarter[0]!, paid('2025-05-05', 1, 'Gas')], null],
    ['none', [paid('2025-06-05', 318, 'Gas')], null],
  ])('of %s', (_, rows, expected) => {
    expect(seen([loan], rows)).toEqual([expected]);
  });

  it('leaves out the month in progress', () => {
    const rows = [paid('2025-06-05', 900), ...quarter.slice(1)];
    expect(seen([loan], rows, '2025-06-29')).toEqual([318]);
  });

  it.each<[string, Liability[]]>([
    ['the bank or the user gives the payment', [{ ...loan, monthlyPayment: cents(300_00) }]],
    ['the least payment is known', [{ ...loan, minimumPayment: cents(300_00) }]],
    ['it is a card', [{ ...loan, type: 'credit_card' }]],
    ['nothing is owed', [{ ...loan, balance: cents(0) }]],
    ['the loan is closed', [{ ...loan, closed: true }]],
  ])('is not used when %s', (_, debts) => {
    expect(withSeenPayments(debts, quarter, isoDate('2025-06-30'))).toEqual(debts);
  });

  it('is unknown for two loans that the same category pays', () => {
    expect(seen([loan, { ...loan, id: 'second' }], quarter)).toEqual([null, null]);
  });

  it('belongs to the open loan when an earlier one is paid off', () => {
    const earlier = { ...loan, id: 'earlier', balance: cents(0) };
    expect(seen([earlier, loan], quarter)).toEqual([null, 318]);
  });
});
