import { cents } from '../../money';
import { account, liability } from '../../testing/builders';
import {
  type AccountDraft,
  accountDraftProblems,
  type DebtDraft,
  debtDraftProblems,
} from './draft';
import { accountDraftOf, debtDraftOf } from './draft-of';

const savings: AccountDraft = {
  name: ' House fund ',
  type: 'savings',
  institution: ' Corner Bank ',
  balance: cents(1_234_56),
};

const car: DebtDraft = {
  name: ' Car ',
  type: 'auto_loan',
  institution: '',
  balance: cents(9_000_50),
  limit: null,
  monthlyPayment: cents(250_00),
  minimumPayment: null,
  aprPercent: '5.49',
};

describe('accountDraftProblems', () => {
  it.each<[Partial<AccountDraft>, object]>([
    [{}, {}],
    [{ balance: cents(0) }, {}],
    [{ balance: cents(-1) }, {}],
    [{ institution: '' }, {}],
    [{ name: '  ' }, { name: 'no_name' }],
    [{ balance: null }, { balance: 'no_balance' }],
  ])('of %j are %j', (part, problems) => {
    expect(accountDraftProblems({ ...savings, ...part })).toEqual(problems);
  });
});

describe('debtDraftProblems', () => {
  it.each<[Partial<DebtDraft>, object]>([
    [{}, {}],
    [{ aprPercent: '' }, {}],
    [{ aprPercent: '1000' }, {}],
    [{ aprPercent: '1000.01' }, { aprPercent: 'invalid_rate' }],
    [{ aprPercent: 'five' }, { aprPercent: 'invalid_rate' }],
    [{ balance: null }, { balance: 'no_balance' }],
    [{ balance: cents(-1) }, {}],
    [{ name: '' }, { name: 'no_name' }],
    [{ limit: cents(0), monthlyPayment: cents(0), minimumPayment: cents(0) }, {}],
    [{ limit: cents(-1) }, { limit: 'negative_amount' }],
    [{ monthlyPayment: cents(-1) }, { monthlyPayment: 'negative_amount' }],
    [{ minimumPayment: cents(-1) }, { minimumPayment: 'negative_amount' }],
  ])('of %j are %j', (part, problems) => {
    expect(debtDraftProblems({ ...car, ...part })).toEqual(problems);
  });
});

describe('a draft of an existing row', () => {
  it('leaves the institution empty where none was entered', () => {
    expect(accountDraftOf(account({ institution: 'Manual' })).institution).toBe('');
    expect(debtDraftOf(liability({ institution: 'Acme Bank' })).institution).toBe('Acme Bank');
  });

  it('leaves the rate empty when it is unknown', () => {
    expect(debtDraftOf(liability({ aprPercent: null })).aprPercent).toBe('');
    expect(debtDraftOf(liability({ aprPercent: 19.99 })).aprPercent).toBe('19.99');
  });
});
