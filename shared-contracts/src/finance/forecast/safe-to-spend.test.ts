import { cents, sum } from '../../money';
import { account, financialData, transaction } from '../../testing/builders';
import type { AccountType } from '../account/account-types';
import type { Category } from '../category';
import { addMonths, firstDay, addDays, isoDate, monthOf } from '../civil-date';
import type { FinancialData, Transaction } from '../entities';
import type { ScheduledItem } from '../schedule/scheduled-item';
import { safeToSpend } from './safe-to-spend';

const today = isoDate('2025-06-10');

const held = (type: AccountType, balance: number) =>
  account({ id: type, type, balance: cents(balance) });

interface Monthly {
  readonly name: string;
  readonly on: string;
  readonly amount: number;
  readonly category?: Category;
  readonly accountId?: string;
}

const monthly = ({ name, on, amount, category, accountId }: Monthly): Transaction[] =>
  [1, 2, 3].map((ago) =>
    transaction({
      merchant: name,
      category: category ?? (amount > 0 ? 'Salary' : 'Utilities'),
      accountId: accountId ?? 'checking',
      amount: cents(amount),
      date: addDays(firstDay(addMonths(monthOf(isoDate(on)), -ago)), Number(on.slice(-2)) - 1),
    }),
  );

const pay = { name: 'Acme Payroll', on: '2025-06-20', amount: 2_000_00 };
const power = { name: 'City Power', on: '2025-06-15', amount: -150_00 };

const judged = (
  expected: readonly Monthly[],
  accounts = [held('checking', 1_000_00)],
  more: readonly Transaction[] = [],
  reserved: Partial<Pick<FinancialData, 'buffer' | 'scheduled'>> = {},
) =>
  safeToSpend(
    financialData({
      accounts,
      today,
      transactions: [...expected.flatMap(monthly), ...more],
      ...reserved,
    }),
  );

/** Returns the amount before the margin for surprises is subtracted. */
const withoutMargin = (found: ReturnType<typeof judged>) =>
  sum(
    (found?.parts ?? [])
      .filter(({ label }) => label !== 'Room for surprises')
      .map(({ amount }) => amount),
  );

// Covers P3-B2-1.
describe('safeToSpend', () => {
  it('is the cash after the bills before the next payday, minus room for surprises', () => {
    const found = judged([pay, power]);
    expect(found).toMatchObject({
      until: '2025-06-19',
      parts: [
        { label: 'Checking and cash', amount: 1_000_00, date: null },
        { label: 'Room for surprises', date: null },
        { label: 'City Power', amount: -150_00, date: '2025-06-15' },
      ],
    });
    expect(withoutMargin(found)).toBe(850_00);
    expect(found?.amount).toBe(sum(found!.parts.map(({ amount }) => amount)));
    expect(found?.amount).toBeLessThan(850_00);
  });

  it.each([
    ['after the payday', '2025-06-21', 1_000_00],
    ['on the payday', '2025-06-20', 1_000_00],
    ['on the day before it', '2025-06-19', 850_00],
    ['tomorrow', '2025-06-11', 850_00],
    ['today, while it has not come', '2025-06-10', 850_00],
  ])('with a bill %s (%s), %d cents are left', (_, on, amount) => {
    expect(withoutMargin(judged([pay, { ...power, on }]))).toBe(amount);
  });

  it.each([
    [499_99, '2025-06-19'],
    [500_00, '2025-06-11'],
  ])('with a deposit of %d before pay of 200000, the next payday is after %s', (amount, until) => {
    const other = { name: 'Side job', on: '2025-06-12', amount };
    expect(judged([pay, other])?.until).toBe(until);
  });

  //
  it.each([
    ['due today', '2025-06-10', '2025-06-10'],
    ['a day late', '2025-06-09', '2025-07-08'],
  ])('with pay that is %s, looks ahead until the day before the next payday', (_, on, until) => {
    const found = judged([{ ...pay, on }, power], [held('checking', 100_00)]);
    expect(found?.until).toBe(until);
  });

  it('looks 30 days ahead when no payday is expected', () => {
    expect(judged([power])?.until).toBe('2025-07-10');
  });

  it('counts a payment of a card and a pending row', () => {
    const card = { name: 'Visa Card', on: '2025-06-14', amount: -300_00 };
    const pending = transaction({ accountId: 'checking', pending: true, date: today });
    const found = judged(
      [pay, { ...card, category: 'Transfer' }],
      [held('checking', 1_000_00)],
      [pending],
    );
    expect(found?.parts.slice(2)).toEqual([
      { label: 'Corner Market', amount: -20_00, date: '2025-06-11' },
      { label: 'Visa Card', amount: -300_00, date: '2025-06-14' },
    ]);
  });

  it('subtracts the usual everyday spending', () => {
    const meals = Array.from({ length: 84 }, (_, ago) =>
      transaction({
        accountId: 'checking',
        merchant: `Diner ${String.fromCodePoint(97 + (ago % 26))}${'x'.repeat(ago)}`,
        category: 'Dining Out',
        date: addDays(today, -ago),
        amount: cents(-10_00),
      }),
    );
    const found = judged([pay], [held('checking', 1_000_00)], meals);
    expect(found?.parts[1]).toEqual({ label: 'Everyday spending', amount: -90_00, date: null });
  });

  it('leaves out savings and transfers into them, unless there is nothing else', () => {
    const accounts = [held('checking', 100_00), held('savings', 5_000_00)];
    const interest = { name: 'Interest', on: '2025-06-12', amount: 10_00, accountId: 'savings' };
    expect(withoutMargin(judged([pay, interest, power], accounts))).toBe(-50_00);
    expect(judged([], [held('savings', 5_000_00)])?.parts[0]).toEqual({
      label: 'Savings',
      amount: 5_000_00,
      date: null,
    });
  });

  it('ends its parts with the bill that takes it below zero', () => {
    const rent = { ...power, name: 'Rent', on: '2025-06-18', amount: -900_00 };
    const result = judged([pay, power, rent]);
    expect(withoutMargin(result)).toBe(-50_00);
    expect(result?.parts.at(-1)).toEqual({ label: 'Rent', amount: -900_00, date: '2025-06-18' });
  });

  // Covers P3-B2-4.
  it.each([
    [850_00, 0],
    [850_01, -1],
  ])('with a buffer of %d leaves %d before surprises', (buffer, left) => {
    const found = judged([pay, power], undefined, [], { buffer: cents(buffer) });
    expect(found?.amount).toBe(left);
    expect(found?.parts[1]).toEqual({ label: 'Your buffer', amount: -buffer, date: null });
  });

  const dentist: ScheduledItem = {
    id: 'dentist',
    name: 'Dentist',
    amount: cents(-300_00),
    date: isoDate('2025-06-16'),
    rhythm: 'once',
    ends: null,
    accountId: null,
  };

  // Covers P3-B1-6.
  it('counts the items of the user’s own, and a repeated deposit is a payday', () => {
    const found = judged([pay], undefined, [], { scheduled: [dentist] });
    expect(withoutMargin(found)).toBe(700_00);
    const job = { ...dentist, amount: cents(900_00), date: isoDate('2025-06-14') };
    const until = (rhythm: ScheduledItem['rhythm']) =>
      judged([], undefined, [], { scheduled: [{ ...job, rhythm }] })?.until;
    expect(until('monthly')).toBe('2025-06-13');
    expect(until('once')).toBe('2025-07-10');
  });

  // Covers P3-B2-2.
  it.each([
    ['a balance below zero', -1, 0, { kind: 'overdrawn', date: today, name: null }],
    ['a buffer', 100_00, 100_01, { kind: 'reserved', date: today, name: null }],
    ['a payment', 149_99, 0, { kind: 'payment', date: '2025-06-15', name: 'City Power' }],
    ['nothing', 150_00, 0, null],
  ])('has the reason for an amount below zero: %s', (_, balance, buffer, shortage) => {
    const found = judged([pay, power], [held('checking', balance)], [], { buffer: cents(buffer) });
    expect(found?.shortage).toEqual(shortage);
    expect((found?.amount ?? 0) < 0).toBe(shortage !== null);
  });

  it('names the day on which everyday spending uses up the money', () => {
    const meals = Array.from({ length: 84 }, (_, ago) =>
      transaction({
        accountId: 'checking',
        merchant: `Diner ${'x'.repeat(ago + 1)}`,
        category: 'Dining Out',
        date: addDays(today, -ago),
        amount: cents(-10_00),
      }),
    );
    const found = judged([], [held('checking', 25_00)], meals);
    expect(found?.shortage).toEqual({ kind: 'everyday', date: '2025-06-13', name: null });
  });

  // Covers P3-B2-5.
  it('never keeps more room for surprises than there is money', () => {
    const spent = [3_000_00, 10_00, 50_00, 20_00].map((amount, at) =>
      transaction({
        accountId: 'checking',
        merchant: `Shop ${'y'.repeat(at + 1)}`,
        date: addDays(today, -9 * (at + 1)),
        amount: cents(-amount),
      }),
    );
    const positive = judged([], [held('checking', 5_000_00)], spent);
    const room = positive?.parts.find(({ label }) => label === 'Room for surprises');
    expect(room?.amount).toBeLessThan(0);
    expect(positive?.amount).toBeGreaterThanOrEqual(0);
    expect(positive?.shortage).toBeNull();
  });

  it.each([
    [26, true],
    [27, false],
  ])('is unknown when the first row is %d days old: %s', (ago, isUnknown) => {
    const first = transaction({ accountId: 'checking', date: addDays(today, -ago) });
    expect(judged([], undefined, [first]) === null).toBe(isUnknown);
  });

  it('of a new account without rows subtracts only the user’s own items', () => {
    const found = judged([], undefined, [], { scheduled: [dentist] });
    expect(found?.amount).toBe(700_00);
  });

  it('is null without an account to spend from', () => {
    expect(judged([pay], [held('brokerage', 5_000_00)])).toBeNull();
  });
});
