import { cents } from '../../money';
import { account } from '../../testing/builders';
import type { Category } from '../category';
import { isoDate } from '../civil-date';
import type { AccountType } from '../account/account-types';
import type { RecurringStream } from '../recurring/stream';
import { safeToSpend } from './safe-to-spend';

const today = isoDate('2025-06-10');

const held = (type: AccountType, balance: number) =>
  account({ id: type, type, balance: cents(balance) });

interface Expected {
  readonly name: string;
  readonly on: string;
  readonly amount: number;
  readonly category?: Category;
  readonly accountId?: string;
}

const monthly = ({ name, on, amount, category, accountId }: Expected): RecurringStream => ({
  merchant: name,
  category: category ?? (amount > 0 ? 'Salary' : 'Utilities'),
  accountId: accountId ?? 'checking',
  direction: amount > 0 ? 'in' : 'out',
  cadence: 'monthly',
  onDays: [Number(on.slice(-2))],
  typicalAmount: cents(Math.abs(amount)),
  low: cents(Math.abs(amount)),
  high: cents(Math.abs(amount)),
  lastDate: isoDate(on.replace('-06-', '-05-').replace('-07-', '-06-')),
  nextDate: isoDate(on),
  missed: false,
  priceRise: null,
  confidence: 1,
  transactionIds: [],
});

const pay = { name: 'Acme Payroll', on: '2025-06-20', amount: 2_000_00 };
const power = { name: 'City Power', on: '2025-06-15', amount: -150_00 };

const judged = (expected: readonly Expected[], accounts = [held('checking', 1_000_00)]) =>
  safeToSpend({ accounts, today }, expected.map(monthly));

// Covers P3-B2-1.
describe('safeToSpend', () => {
  it('is the cash that the bills before the next payday leave', () => {
    expect(judged([pay, power])).toEqual({
      amount: 850_00,
      until: '2025-06-19',
      parts: [
        { label: 'Checking and cash', amount: 1_000_00, date: null },
        { label: 'City Power', amount: -150_00, date: '2025-06-15' },
      ],
    });
  });

  it.each([
    ['after the payday', '2025-06-21', 1_000_00],
    ['on the payday', '2025-06-20', 1_000_00],
    ['on the day before it', '2025-06-19', 850_00],
    ['today', '2025-06-10', 850_00],
  ])('with a bill %s (%s), %d cents are left', (_, on, amount) => {
    expect(judged([pay, { ...power, on }])?.amount).toBe(amount);
  });

  it('looks 30 days ahead when no payday is expected', () => {
    const inside = { ...power, on: '2025-07-10' };
    const outside = { ...power, on: '2025-07-11' };
    expect(judged([inside])).toMatchObject({ amount: 850_00, until: '2025-07-10' });
    expect(judged([outside])).toMatchObject({ amount: 1_000_00, until: '2025-07-10' });
  });

  it.each([
    [499_99, '2025-06-19'],
    [500_00, '2025-06-11'],
  ])('with a deposit of %d before pay of 200000, the next payday is after %s', (amount, until) => {
    const other = { name: 'Side job', on: '2025-06-12', amount };
    expect(judged([pay, other])?.until).toBe(until);
  });

  it('does not take a refund for a payday', () => {
    const refund = {
      name: 'Shop',
      on: '2025-06-12',
      amount: 3_000_00,
      category: 'Shopping' as const,
    };
    expect(judged([pay, refund])?.until).toBe('2025-06-19');
  });

  it('counts a small deposit only when a later bill needs it', () => {
    const interest = { name: 'Interest', on: '2025-06-12', amount: 10_00 };
    expect(judged([pay, interest])?.amount).toBe(1_000_00);
    expect(judged([pay, interest, power])).toMatchObject({
      amount: 860_00,
      parts: [{ date: null }, { label: 'Interest' }, { label: 'City Power' }],
    });
  });

  it('expects the payment before the deposit of the same day', () => {
    const interest = { name: 'Interest', on: '2025-06-15', amount: 10_00 };
    expect(judged([pay, interest, power])?.amount).toBe(850_00);
  });

  it('leaves savings and what goes into them out, unless there is nothing else', () => {
    const accounts = [held('checking', 100_00), held('savings', 5_000_00)];
    const interest = { name: 'Interest', on: '2025-06-12', amount: 10_00, accountId: 'savings' };
    expect(judged([pay, interest, power], accounts)?.amount).toBe(-50_00);
    expect(judged([pay], [held('savings', 5_000_00)])).toMatchObject({
      amount: 5_000_00,
      parts: [{ label: 'Savings' }],
    });
  });

  it('is below zero on the day of its last part', () => {
    const result = judged([
      pay,
      power,
      { ...power, name: 'Rent', on: '2025-06-18', amount: -900_00 },
    ]);
    expect(result?.amount).toBe(-50_00);
    expect(result?.parts.at(-1)).toEqual({ label: 'Rent', amount: -900_00, date: '2025-06-18' });
  });

  it('does not exist without an account to spend from', () => {
    expect(judged([pay], [held('brokerage', 5_000_00)])).toBeNull();
  });
});
