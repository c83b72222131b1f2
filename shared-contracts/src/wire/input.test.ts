import * as v from 'valibot';
import {
  accountInputSchema,
  accountPatchSchema,
  budgetInputSchema,
  chatInputSchema,
  credentialsSchema,
  dateInput,
  factFinderSchema,
  knowledgeBulkSchema,
  liabilityInputSchema,
  paystubInputSchema,
  policyInputSchema,
  transactionInputSchema,
  transactionPatchSchema,
  transferInputSchema,
} from './index';
import { currencyInput, dollarsInput, lineInput, noteInput, positiveDollarsInput } from './input';

const accepts = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;

describe('an amount', () => {
  it.each([
    [0, true],
    [-0.01, true],
    [0.1 + 0.2, false],
    [1.005, false],
    [12.345, false],
    [100_000_000_000, true],
    [100_000_000_000.01, false],
    [-100_000_000_001, false],
    [1e300, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    ['12', false],
    [null, false],
  ])('%p is accepted: %p', (value, taken) => {
    expect(accepts(dollarsInput, value)).toBe(taken);
  });

  it.each([
    [0, true],
    [0.01, true],
    [-0.01, false],
  ])('that cannot be below zero, %p, is accepted: %p', (value, taken) => {
    expect(accepts(positiveDollarsInput, value)).toBe(taken);
  });

  it('accepts every amount of cents', () => {
    for (let amount = -50_000; amount <= 50_000; amount += 37) {
      expect(accepts(dollarsInput, amount / 100)).toBe(true);
    }
  });
});

describe('a day', () => {
  it.each([
    ['2025-06-30', true],
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['1899-12-31', false],
    ['1900-01-01', true],
    ['2100-12-31', true],
    ['2101-01-01', false],
    ['2025-6-3', false],
    ['2025-06-30T00:00:00Z', false],
    [20250630, false],
  ])('%p is accepted: %p', (value, taken) => {
    expect(accepts(dateInput, value)).toBe(taken);
  });
});

describe('text', () => {
  it.each([
    ['  Jar ', 'Jar'],
    ['Üñí 💰', 'Üñí 💰'],
  ])('of one line is trimmed: %p', (value, text) => {
    expect(v.parse(lineInput, value)).toBe(text);
  });

  it.each(['', '   ', 'a\nb', 'a\u0000b', 'a\u0085b', 'x'.repeat(201)])(
    'of one line is not %p',
    (value) => {
      expect(accepts(lineInput, value)).toBe(false);
    },
  );

  it.each([
    ['', true],
    ['a\nb\tc', true],
    ['a\u0000b', false],
    ['x'.repeat(2_001), false],
  ])('of several lines, %p, is accepted: %p', (value, taken) => {
    expect(accepts(noteInput, value)).toBe(taken);
  });

  it.each([
    ['USD', true],
    ['usd', false],
    ['DOLLAR', false],
  ])('%p is a currency: %p', (value, taken) => {
    expect(accepts(currencyInput, value)).toBe(taken);
  });
});

const times = <Thing>(count: number, thing: Thing): Thing[] =>
  Array.from({ length: count }, () => thing);

const ACCOUNT = { name: 'Jar', type: 'savings', balance: 1 };
const DEBT = { name: 'Card', type: 'credit_card', balance: 1 };
const PURCHASE = {
  account_id: 'acc-1',
  date: '2025-06-30',
  merchant: 'Market',
  category: 'Groceries',
  amount: -1,
};
const PART = { category: 'Groceries', amount: -1 };
const TRANSFER = { from_account_id: 'a', to_account_id: 'b', date: '2025-06-30', amount: 1 };
const POLICY = {
  type: 'term_life',
  provider: 'Harbor',
  policy_number: '1',
  premium: 1,
  coverage: 2,
  status: 'active',
};
const STUB = { date: '2025-06-30', employer: 'Acme', gross: 0.3, deductions: 0.1, net: 0.2 };
const FINDER = {
  personal: { fullName: null, dob: null, address: null, maritalStatus: null },
  employment: { employer: null, title: null, baseSalary: null, bonus: null },
  goals: [],
  estate: { will: null, trust: null, healthCareProxy: null, notes: null },
};
const ENTRY = { category: 'budgeting', title: 'T', content: 'C' };

describe('what a user sends', () => {
  it.each<[string, v.GenericSchema, unknown, boolean]>([
    ['an account', accountInputSchema, ACCOUNT, true],
    ['an account of an unknown type', accountInputSchema, { ...ACCOUNT, type: 'tulips' }, false],
    ['an account without a balance', accountInputSchema, { name: 'a', type: 'savings' }, false],
    ['a change without fields', accountPatchSchema, {}, true],
    ['a change to an empty name', accountPatchSchema, { name: '' }, false],
    ['a debt', liabilityInputSchema, DEBT, true],
    ['a debt with unknown payment', liabilityInputSchema, { ...DEBT, monthly_payment: null }, true],
    ['a debt with a limit below zero', liabilityInputSchema, { ...DEBT, limit: -1 }, false],
    ['a rate of 1,000 %', liabilityInputSchema, { ...DEBT, interest_rate: 1_000 }, true],
    ['a rate of 1,001 %', liabilityInputSchema, { ...DEBT, interest_rate: 1_001 }, false],
    ['a transaction', transactionInputSchema, PURCHASE, true],
    [
      'a transaction without a category',
      transactionInputSchema,
      { ...PURCHASE, category: '' },
      false,
    ],
    ['a split in two', transactionPatchSchema, { parts: [PART, PART] }, true],
    ['a split in one', transactionPatchSchema, { parts: [PART] }, false],
    ['a split in 21', transactionPatchSchema, { parts: times(21, PART) }, false],
    ['a transfer', transferInputSchema, TRANSFER, true],
    ['a transfer of zero', transferInputSchema, { ...TRANSFER, amount: 0 }, false],
    ['a transfer to itself', transferInputSchema, { ...TRANSFER, to_account_id: 'a' }, false],
    ['a budget', budgetInputSchema, { month: null, assigned: { rent: 1, gas: null } }, true],
    ['a budget below zero', budgetInputSchema, { month: null, assigned: { rent: -1 } }, false],
    ['a budget of an invalid month', budgetInputSchema, { month: '2025-13', assigned: {} }, false],
    ['a policy', policyInputSchema, POLICY, true],
    ['a policy with a negative premium', policyInputSchema, { ...POLICY, premium: -1 }, false],
    ['a paystub whose amounts add up', paystubInputSchema, STUB, true],
    ['a paystub of an infinite amount', paystubInputSchema, { ...STUB, gross: Infinity }, false],
    ['a paystub that is off by a cent', paystubInputSchema, { ...STUB, net: 0.21 }, false],
    ['an unanswered fact finder', factFinderSchema, FINDER, true],
    ['a fact finder with missing parts', factFinderSchema, { personal: FINDER.personal }, false],
    ['a question', chatInputSchema, { message: 'Hi' }, true],
    ['a blank question', chatInputSchema, { message: ' ' }, false],
    ['100 entries', knowledgeBulkSchema, { entries: times(100, ENTRY) }, true],
    ['101 entries', knowledgeBulkSchema, { entries: times(101, ENTRY) }, false],
    ['no entry', knowledgeBulkSchema, { entries: [] }, false],
    ['a password of ten', credentialsSchema, { email: 'a@b.co', password: 'x'.repeat(10) }, true],
    ['a password of nine', credentialsSchema, { email: 'a@b.co', password: 'x'.repeat(9) }, false],
  ])('%s', (_, schema, value, taken) => {
    expect(accepts(schema, value)).toBe(taken);
  });

  it('drops fields that the contract does not name', () => {
    expect(v.parse(accountInputSchema, { ...ACCOUNT, user_id: 'x', source: 'bank' })).toEqual(
      ACCOUNT,
    );
  });
});
