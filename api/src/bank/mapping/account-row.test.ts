import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import type { BankAccount } from '../provider/provider';
import { accountRow } from './account-row';

const ACCOUNT: BankAccount = {
  accountId: 'a',
  type: 'depository',
  subtype: 'checking',
  name: 'Everyday Checking',
  officialName: null,
  mask: '1',
  current: null,
  available: null,
  limit: null,
  currency: 'USD',
};

const CONTEXT = {
  userId: 'u',
  itemId: 'item-1',
  institution: 'Bank',
  at: '2026-11-20T00:00:00.000Z',
  today: isoDate('2026-11-20'),
};
const CARD = { type: 'credit', subtype: 'credit card' };

const row = (change: Partial<BankAccount>, context = {}) =>
  accountRow({ ...ACCOUNT, ...change }, { ...CONTEXT, ...context });

// Covers P1-5-10, P1-5-11, R-3.4.
test.each<[string, Partial<BankAccount>, number | null]>([
  ['the current balance', { current: cents(100), available: cents(90) }, 100],
  ['below zero when overdrawn', { current: cents(-5000) }, -5000],
  ['the available amount when the bank reports no other', { available: cents(90) }, 90],
  ['unknown when nothing is reported', {}, null],
  ['zero when the current balance is zero', { current: cents(0), available: cents(90) }, 0],
  ['the owed amount of a card', { ...CARD, current: cents(100) }, 100],
  ['below zero on an overpaid card', { ...CARD, current: cents(-2000) }, -2000],
  [
    'the used part of the limit of a card',
    { ...CARD, limit: cents(500), available: cents(320) },
    180,
  ],
  ['never the available amount of a card', { ...CARD, available: cents(320) }, null],
])('the balance is %s', (_, change, balance) => {
  expect(row(change).balance_cents).toBe(balance);
});

// Covers P1-5-13, R-6.3.
test.each<[Partial<BankAccount>, object, string, string]>([
  [{}, {}, 'Everyday Checking', 'Bank'],
  [{ name: null, officialName: 'Official' }, {}, 'Official', 'Bank'],
  [{ name: null }, {}, 'Unknown Account', 'Bank'],
  [{ ...CARD, name: null }, {}, 'Unknown Liability', 'Bank'],
  [{}, { institution: null }, 'Everyday Checking', 'Everyday'],
  [{ name: null }, { institution: null }, 'Unknown Account', 'Unknown'],
])('%j in %j has the name %s and the institution %s', (change, context, name, institution) => {
  expect(row(change, context)).toMatchObject({ name, institution });
});

// Covers P1-3-5.
test('an asset and a debt have ids in the format of the specification', () => {
  expect(row({}).id).toMatch(/^acc-1-[0-9a-f]{24}$/);
  expect(row(CARD).id).toMatch(/^liab-1-[0-9a-f]{24}$/);
});

//
test('an unknown type is shown and left out of totals', () => {
  expect(row({ type: 'payroll', subtype: null })).toMatchObject({ kind: 'asset', type: 'other' });
});
