import { cents, ZERO } from '@halyard/shared-contracts/money';
import { account, liability } from '@halyard/shared-contracts/testing';
import { accountNotInTotal, notInTotalWords, liabilityNotInTotal } from './not-in-total';

describe('accountNotInTotal', () => {
  it.each([
    ['an ordinary account', {}, null],
    ['an empty account', { balance: ZERO }, null],
    ['a cent below zero', { balance: cents(-1) }, 'overdrawn'],
    ['a closed account', { closed: true, balance: null }, 'closed'],
    ['a balance nobody said', { balance: null, currency: 'EUR' }, 'unknown'],
    ['another currency', { currency: 'EUR' }, 'currency'],
    ['a type that is none of ours', { type: 'other' as const }, 'type'],
    ['a manual account of type Other', { type: 'other', source: 'manual' } as const, null],
  ])('of %s', (_, part, expected) => {
    expect(accountNotInTotal(account(part))).toBe(expected);
  });
});

describe('liabilityNotInTotal', () => {
  it.each([
    ['an ordinary debt', {}, null],
    ['a debt paid off', { balance: ZERO }, null],
    ['a cent in credit', { balance: cents(-1) }, 'in_credit'],
    ['a closed debt', { closed: true }, 'closed'],
    ['another currency', { currency: 'CAD' }, 'currency'],
    ['a balance nobody said', { balance: null }, 'unknown'],
  ])('of %s', (_, part, expected) => {
    expect(liabilityNotInTotal(liability(part))).toBe(expected);
  });
});

it('has a different text for each reason', () => {
  const reasons = ['closed', 'unknown', 'currency', 'type', 'overdrawn', 'in_credit'] as const;
  expect(new Set(reasons.map(notInTotalWords)).size).toBe(reasons.length);
});
