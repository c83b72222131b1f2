import { loadPersonas } from '../persona/persona';
import { ownFolder } from '../testing/personas';
import { categoryIn, enrich } from './enrich';

const ownRows = loadPersonas(ownFolder).flatMap(({ user }) =>
  (user.override_accounts ?? []).flatMap((account) => account.transactions ?? []),
);

describe('enriching a description', () => {
  it.each([
    ['Starbucks Coffee', 4.5, 'Starbucks', 'FOOD_AND_DRINK_COFFEE'],
    ['UBER EATS', 30, 'Uber Eats', 'FOOD_AND_DRINK_RESTAURANT'],
    ['UBER TRIP HELP.UBER.COM', 18, 'Uber', 'TRANSPORTATION_TAXIS_AND_RIDE_SHARES'],
    ['Uber Payout', -180, null, 'INCOME_GIG_ECONOMY'],
    ['United Airlines **** REFUND ****', -90, 'United Airlines', 'TRAVEL_FLIGHTS'],
    ['CREDIT CARD 3333 PAYMENT *//', 25, null, 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT'],
    ['AUTOPAY PAYMENT - THANK YOU', -25, null, 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT'],
    ['TRANSFER TO SAVINGS 1', 5, null, 'TRANSFER_OUT_SAVINGS'],
    ['NORTHGATE EXPENSE REIMB', -96, null, 'INCOME_OTHER'],
    ['TARGET 00021907 REFUND', -190, 'Target', 'GENERAL_MERCHANDISE_SUPERSTORES'],
    ['NSF fee', 25, null, 'BANK_FEES_OVERDRAFT_FEES'],
    [
      'TYPEFORM, S.L.. Merchant name: TYPEFORM, S.L.',
      9,
      'TYPEFORM, S.L.',
      'GENERAL_SERVICES_OTHER_GENERAL_SERVICES',
    ],
  ])('%s', (description, amount, merchant, detailed) => {
    expect(enrich(description, amount)).toMatchObject({ merchant, detailed });
  });

  it.each([
    ['ROCKET MORTGAGE 8004520', 1800, 'LOAN_PAYMENTS'],
    ['TOYOTA MOTOR CREDIT', 310, 'LOAN_PAYMENTS'],
    ['NAVIENT WEB PMT', 220, 'LOAN_PAYMENTS'],
    ['LENDINGCLUB CORP', 150, 'LOAN_PAYMENTS'],
    ['AFFIRM.COM PAYMENTS', 45, 'LOAN_PAYMENTS'],
    ['ALLSTATE INS CO', 120, 'GENERAL_SERVICES'],
    ['BLUE CROSS BLUE SHIELD', 410, 'GENERAL_SERVICES'],
    ['ACME PAYROLL CORRECTION', 75, 'INCOME'],
    ['ADP WAGE PAY 4432', -1900, 'INCOME'],
    ['COINBASE INC.', 50, 'TRANSFER_OUT'],
    ['COINBASE INC.', -50, 'TRANSFER_IN'],
    ['ENTERPRISE RENT-A-CAR', 210, 'TRAVEL'],
  ])('does not take %s of %d dollars for a purchase in a shop', (description, amount, primary) => {
    expect(enrich(description, amount)).toMatchObject({ primary, confidence: 'VERY_HIGH' });
  });

  it('returns a generic category with low confidence for an unknown description', () => {
    expect(enrich('Tectra Inc', 12)).toMatchObject({
      primary: 'GENERAL_MERCHANDISE',
      confidence: 'LOW',
    });
    expect(enrich('Tectra Inc', -12)).toMatchObject({ primary: 'INCOME', confidence: 'LOW' });
  });

  it('recognizes every description of the product’s own personas', () => {
    const unknown = ownRows.filter(
      (row) => enrich(row.description ?? '', row.amount ?? 0).confidence === 'LOW',
    );
    expect(unknown).toEqual([]);
  });

  it('returns the primary category of each detailed category', () => {
    const astray = ownRows
      .map((row) => enrich(row.description ?? '', row.amount ?? 0))
      .filter((found) => !found.detailed.startsWith(`${found.primary}_`));
    expect(astray).toEqual([]);
  });

  it.each([
    ['v2', 'INCOME_SALARY'],
    ['v1', 'INCOME_WAGES'],
  ] as const)('answers with a %s category', (version, code) => {
    expect(categoryIn(version, enrich('ACME PAYROLL', -2000).detailed)).toBe(code);
  });

  it('has a v1 code for a purchase of crypto, which only v2 names', () => {
    expect(categoryIn('v1', enrich('COINBASE INC.', 50).detailed)).toBe(
      'TRANSFER_OUT_INVESTMENT_AND_RETIREMENT_FUNDS',
    );
  });
});
