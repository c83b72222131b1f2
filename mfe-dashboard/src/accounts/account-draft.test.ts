import { cents } from '@halyard/shared-contracts/money';
import { account, liability } from '@halyard/shared-contracts/testing';
import {
  type AccountDraft,
  accountDraftProblems,
  accountEntry,
  draftOf,
  EMPTY_DRAFT,
  typeOf,
  typeOptions,
} from './account-draft';

const draft = (part: Partial<AccountDraft> = {}): AccountDraft => ({
  ...EMPTY_DRAFT,
  name: 'Jar',
  balance: cents(12_345),
  ...part,
});

describe('accountDraftProblems', () => {
  it.each([
    ['a complete draft', {}, []],
    ['a blank name', { name: ' ' }, ['name']],
    ['no balance', { balance: null }, ['balance']],
    ['a balance of zero', { balance: cents(0) }, []],
    ['an overdraft', { balance: cents(-1) }, []],
    ['no rate', { aprPercent: '' }, []],
    ['a rate of 0', { aprPercent: '0' }, []],
    ['a rate of 1000', { aprPercent: '1000' }, []],
    ['a rate above 1000', { aprPercent: '1000.01' }, ['aprPercent']],
    ['a rate below 0', { aprPercent: '-0.1' }, ['aprPercent']],
    ['a rate in words', { aprPercent: 'low' }, ['aprPercent']],
  ])('names what is wrong with %s', (_, part, fields) => {
    expect(Object.keys(accountDraftProblems(draft(part)))).toEqual(fields);
  });
});

describe('accountEntry', () => {
  it('saves an account without the fields of a debt', () => {
    const limited = draft({ name: ' Jar ', type: 'savings', limit: cents(1) });
    expect(accountEntry(limited)).toEqual({
      kind: 'asset',
      input: { name: 'Jar', type: 'savings', balance: 123.45 },
    });
  });

  it('saves a debt with what is known of it', () => {
    const card = liability({ institution: 'Acme Bank', minimumPayment: cents(2_500) });
    expect(accountEntry(draftOf(card))).toEqual({
      kind: 'debt',
      input: {
        name: 'Visa Card',
        type: 'credit_card',
        institution: 'Acme Bank',
        balance: 500,
        limit: 5_000,
        monthly_payment: null,
        minimum_payment: 25,
        interest_rate: 19.99,
      },
    });
  });

  it('gives a limit to cards only', () => {
    const loan = draftOf(liability({ type: 'auto_loan' }));
    expect(accountEntry(loan).input).toMatchObject({ limit: null });
  });

  it('gives an account back unchanged', () => {
    const mine = account({ type: 'crypto', balance: cents(7) });
    expect(accountEntry(draftOf(mine)).input).toMatchObject({ type: 'crypto', balance: 0.07 });
  });
});

describe('typeOptions', () => {
  it.each([
    [undefined, 14],
    ['asset', 6],
    ['debt', 8],
  ] as const)('of %s are as many as there are types', (kind, count) => {
    expect(typeOptions(kind)).toHaveLength(count);
  });
});

describe('typeOf', () => {
  it('is the type itself, or other', () => {
    expect(typeOf('mortgage')).toBe('mortgage');
    expect(typeOf('yacht')).toBe('other');
  });
});
