import { accountDraftOf, type DebtDraft, debtDraftOf, NEW_ACCOUNT, NEW_DEBT } from '../../finance';
import { cents } from '../../money';
import { account, liability } from '../../testing/builders';
import { accountInput, debtInput } from './manual-draft';

const car: DebtDraft = {
  ...NEW_DEBT,
  name: ' Car ',
  type: 'auto_loan',
  balance: cents(9_000_50),
  monthlyPayment: cents(250_00),
  aprPercent: '5.49',
};

describe('accountInput', () => {
  const fund = { ...NEW_ACCOUNT, name: ' House fund ', balance: cents(1_234_56) };

  it('trims the texts and sends dollars', () => {
    expect(accountInput({ ...fund, institution: ' Corner Bank ' })).toEqual({
      name: 'House fund',
      type: 'checking',
      institution: 'Corner Bank',
      balance: 1234.56,
    });
  });

  it('clears the institution of an account when the field is empty', () => {
    expect(accountInput({ ...fund, institution: ' ' })?.institution).toBe('Manual');
  });

  it('is null for a draft with a problem', () => {
    expect(accountInput({ ...fund, name: '' })).toBeNull();
    expect(accountInput({ ...fund, balance: null })).toBeNull();
  });

  it('sends back an existing account unchanged', () => {
    const wallet = account({ type: 'crypto', balance: cents(7) });
    expect(accountInput(accountDraftOf(wallet))).toMatchObject({ type: 'crypto', balance: 0.07 });
  });
});

describe('debtInput', () => {
  it('trims the texts, sends dollars, and leaves unknown fields null', () => {
    expect(debtInput(car)).toEqual({
      name: 'Car',
      type: 'auto_loan',
      institution: 'Manual',
      balance: 9000.5,
      limit: null,
      monthly_payment: 250,
      minimum_payment: null,
      interest_rate: 5.49,
    });
    expect(debtInput({ ...car, aprPercent: '' })?.interest_rate).toBeNull();
  });

  it('sends a limit for cards only', () => {
    const limit = cents(5_000_00);
    expect(debtInput({ ...car, type: 'credit_card', limit })?.limit).toBe(5_000);
    expect(debtInput({ ...car, limit })?.limit).toBeNull();
  });

  it('is null for a draft with a problem', () => {
    expect(debtInput({ ...car, aprPercent: 'x' })).toBeNull();
    expect(debtInput({ ...car, balance: null })).toBeNull();
    expect(debtInput({ ...car, minimumPayment: cents(-1) })).toBeNull();
  });

  it('sends back an existing debt unchanged', () => {
    const card = liability({ institution: 'Acme Bank', minimumPayment: cents(25_00) });
    expect(debtInput(debtDraftOf(card))).toMatchObject({
      name: 'Visa Card',
      type: 'credit_card',
      institution: 'Acme Bank',
      balance: 500,
      limit: 5_000,
      minimum_payment: 25,
      interest_rate: 19.99,
    });
  });
});
