import { ACCOUNT_TYPES, LIABILITY_TYPES } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { account, liability } from '@halyard/shared-contracts/testing';
import {
  accountEntry,
  type BalanceDraft,
  draftOf,
  draftProblems,
  EMPTY_DRAFT,
  typeOptions,
} from './account-draft';

const draft = (part: Partial<BalanceDraft> = {}): BalanceDraft => ({
  ...EMPTY_DRAFT,
  name: 'Jar',
  balance: cents(12_345),
  ...part,
});

describe('draftProblems', () => {
  it.each([
    ['a complete draft', {}, []],
    ['a blank name', { name: ' ' }, ['name']],
    ['a card with a limit below zero', { type: 'credit_card', limit: cents(-1) }, ['limit']],
    ['an account, whose limit is not saved', { type: 'savings', limit: cents(-1) }, []],
  ] as const)('finds the problems of %s', (_, part, fields) => {
    expect(Object.keys(draftProblems(draft(part)))).toEqual(fields);
  });
});

describe('accountEntry', () => {
  it('leaves out the fields of a debt for an account', () => {
    expect(accountEntry(draft({ type: 'savings', limit: cents(1) }))).toEqual({
      kind: 'asset',
      input: { name: 'Jar', type: 'savings', institution: 'Manual', balance: 123.45 },
    });
  });

  it('contains all fields of a debt', () => {
    const card = liability({ institution: 'Acme Bank', minimumPayment: cents(2_500) });
    expect(accountEntry(draftOf(card))).toMatchObject({
      kind: 'debt',
      input: { type: 'credit_card', limit: 5_000, minimum_payment: 25, interest_rate: 19.99 },
    });
  });

  it('contains an existing account unchanged', () => {
    const mine = account({ type: 'crypto', balance: cents(7) });
    expect(accountEntry(draftOf(mine))?.input).toMatchObject({ type: 'crypto', balance: 0.07 });
  });

  it('returns null for a draft with a problem', () => {
    expect(accountEntry(draft({ name: '' }))).toBeNull();
  });
});

describe('typeOptions', () => {
  it.each([
    [undefined, [...ACCOUNT_TYPES, ...LIABILITY_TYPES]],
    ['asset', ACCOUNT_TYPES],
    ['debt', LIABILITY_TYPES],
  ] as const)('of %s has every type once', (kind, types) => {
    expect(typeOptions(kind).map(({ value }) => value)).toEqual([...types]);
  });
});
