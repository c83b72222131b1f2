import { cents } from '@halyard/shared-contracts/money';
import { liability } from '@halyard/shared-contracts/testing';
import { type DebtDraft, debtDraft, debtInput, debtProblems, debtType } from './debt-draft';

const good: DebtDraft = {
  name: ' Car ',
  type: 'auto_loan',
  institution: '',
  balance: cents(9_000_50),
  limit: null,
  monthlyPayment: cents(250_00),
  minimumPayment: null,
  aprPercent: '5.49',
};

describe('debtProblems', () => {
  it.each<[Partial<DebtDraft>, readonly string[]]>([
    [{}, []],
    [{ aprPercent: '' }, []],
    [{ aprPercent: '1000' }, []],
    [{ aprPercent: '1000.01' }, ['aprPercent']],
    [{ aprPercent: 'five' }, ['aprPercent']],
    [{ balance: null }, ['balance']],
    [{ balance: cents(-1) }, []],
    [{ name: '' }, ['name']],
    [{ monthlyPayment: cents(-1) }, ['monthlyPayment']],
    [{ minimumPayment: cents(-1), limit: cents(-1) }, ['limit', 'minimumPayment']],
  ])('of %j are in %j', (part, fields) => {
    expect(Object.keys(debtProblems({ ...good, ...part }))).toEqual(fields);
  });
});

describe('debtInput', () => {
  it('trims the words, speaks dollars and leaves the unknown null', () => {
    expect(debtInput(good)).toEqual({
      name: 'Car',
      type: 'auto_loan',
      institution: 'Manual',
      balance: 9000.5,
      limit: null,
      monthly_payment: 250,
      minimum_payment: null,
      interest_rate: 5.49,
    });
    expect(debtInput({ ...good, aprPercent: '' })?.interest_rate).toBeNull();
  });

  it('keeps a limit for cards alone', () => {
    const limit = cents(5_000_00);
    expect(debtInput({ ...good, type: 'credit_card', limit })?.limit).toBe(5_000);
    expect(debtInput({ ...good, limit })?.limit).toBeNull();
  });

  it('makes none of a draft with a problem', () => {
    expect(debtInput({ ...good, aprPercent: 'x' })).toBeNull();
    expect(debtInput({ ...good, balance: null })).toBeNull();
  });

  it('comes back as it went', () => {
    const debt = liability({ aprPercent: 19.99, source: 'manual', institution: 'Manual' });
    expect(debtInput(debtDraft(debt))).toMatchObject({
      interest_rate: 19.99,
      institution: 'Manual',
      limit: 5_000,
    });
    expect(debtDraft(liability({ aprPercent: null })).aprPercent).toBe('');
  });
});

it('takes an option that is no type as a loan', () => {
  expect(debtType('taxes')).toBe('taxes');
  expect(debtType('favour')).toBe('loan');
});
