import { demoHousehold } from '../../../demo';
import { cents } from '../../../money';
import { financialData, liability, transaction } from '../../../testing/builders';
import { isoDate } from '../../civil-date';
import { recommendedActions } from '../../plan/recommended-actions';
import { debtsToPayOff, paidInFull } from './paid-in-full';

const card = (balance: number) => liability({ id: 'card', balance: cents(balance) });

const bought = (date: string, amount: number) =>
  transaction({ accountId: 'card', date: isoDate(date), amount: cents(-amount) });

const paid = (date: string, amount: number) =>
  transaction({
    accountId: 'card',
    category: 'Transfer',
    date: isoDate(date),
    amount: cents(amount),
  });

/** Each statement closes on the last day of a month and is paid on the 25th of the next one. */
const statements = [
  bought('2025-03-10', 400_00),
  bought('2025-04-12', 300_00),
  paid('2025-04-25', 400_00),
  bought('2025-05-09', 500_00),
  paid('2025-05-25', 300_00),
  bought('2025-06-20', 250_00),
  paid('2025-06-25', 500_00),
];

const holder = (balance: number, transactions: typeof statements) =>
  financialData({ liabilities: [card(balance)], transactions });

describe('paidInFull', () => {
  //
  it('recognizes a card whose statements are paid each month', () => {
    expect([...paidInFull(holder(250_00, statements))]).toEqual(['card']);
  });

  it('does not recognize a card of which a part of a statement stays unpaid', () => {
    const part = statements.map((row) => (row.amount === 300_00 ? paid(row.date, 100_00) : row));
    expect([...paidInFull(holder(450_00, part))]).toEqual([]);
  });

  it('does not recognize a card with minimum payments on an old debt', () => {
    const minimums = [paid('2025-05-25', 35_00), paid('2025-06-25', 35_00)];
    expect([...paidInFull(holder(4_000_00, minimums))]).toEqual([]);
  });

  it('does not recognize a card after one payment only', () => {
    expect([...paidInFull(holder(250_00, statements.slice(-3)))]).toEqual([]);
  });

  //
  it('does not recognize a card that was charged interest lately, however much was paid', () => {
    const interest = { ...bought('2025-06-22', 23_85), category: 'Loan Interest' as const };
    expect([...paidInFull(holder(273_85, [...statements, interest]))]).toEqual([]);
  });

  it('recognizes no card of the sample, which carries a balance', () => {
    expect([...paidInFull(demoHousehold())]).toEqual([]);
  });
});

describe('advice on paying off', () => {
  //
  it('leaves out a card that is paid in full', () => {
    const loan = liability({ id: 'loan', type: 'auto_loan', balance: cents(9_000_00) });
    const user = { ...holder(250_00, statements), liabilities: [card(250_00), loan] };
    expect(debtsToPayOff(user).map(({ id }) => id)).toEqual(['loan']);
    expect(recommendedActions(user)).toContainEqual(
      expect.objectContaining({ kind: 'pay_debt', debt: 9_000_00 }),
    );
    expect(recommendedActions(holder(250_00, statements))).not.toContainEqual(
      expect.objectContaining({ kind: 'pay_debt' }),
    );
  });
});
