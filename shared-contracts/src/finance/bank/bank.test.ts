import fc from 'fast-check';
import { CATEGORIES, type Category } from '../category';
import { ACCOUNT_TYPES } from '../account/account-types';
import { LIABILITY_TYPES } from '../debt/debt-types';
import { mapAccountType } from './account-type';
import { CALLED_OTHER, PLAID_CODES } from './testing/plaid-codes';
import { mapCategory } from './category';

describe('mapAccountType', () => {
  // Covers P1-7-24, P1-7-25, P1-7-26, R-3.9.
  it.each([
    ['depository', 'checking', 'account', 'checking'],
    ['depository', 'savings', 'account', 'savings'],
    ['depository', 'prepaid', 'account', 'checking'],
    ['depository', null, 'account', 'checking'],
    ['investment', '403B', 'account', 'retirement'],
    ['investment', 'brokerage', 'account', 'brokerage'],
    ['investment', null, 'account', 'brokerage'],
    ['brokerage', null, 'account', 'brokerage'],
    ['credit', 'credit card', 'liability', 'credit_card'],
    ['credit', 'paypal', 'liability', 'credit_card'],
    ['loan', 'student', 'liability', 'student_loan'],
    ['loan', 'auto', 'liability', 'auto_loan'],
    ['loan', 'mortgage', 'liability', 'mortgage'],
    ['loan', 'line of credit', 'liability', 'loan'],
    ['loan', null, 'liability', 'loan'],
    ['payroll', 'payroll', 'account', 'other'],
    ['other', null, 'account', 'other'],
    ['toString', 'constructor', 'account', 'other'],
    ['LOAN', 'STUDENT', 'liability', 'student_loan'],
  ])('makes %s/%s the %s type %s', (type, subtype, kind, expected) => {
    expect(mapAccountType(type, subtype)).toEqual({ kind, type: expected });
  });

  it('maps any text to a known type', () => {
    const ours: readonly string[] = [...ACCOUNT_TYPES, ...LIABILITY_TYPES];
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string()), (type, subtype) => {
        expect(ours).toContain(mapAccountType(type, subtype).type);
      }),
    );
  });
});

describe('mapCategory', () => {
  //
  it.each<[string, Category]>([
    ['RENT_AND_UTILITIES_RENT', 'Rent'],
    ['LOAN_PAYMENTS_MORTGAGE_PAYMENT', 'Mortgage'],
    ['RENT_AND_UTILITIES_GAS_AND_ELECTRICITY', 'Utilities'],
    ['RENT_AND_UTILITIES_WATER', 'Utilities'],
    ['RENT_AND_UTILITIES_SEWAGE_AND_WASTE_MANAGEMENT', 'Utilities'],
    ['RENT_AND_UTILITIES_OTHER_UTILITIES', 'Utilities'],
    ['RENT_AND_UTILITIES_INTERNET_AND_CABLE', 'Internet'],
    ['RENT_AND_UTILITIES_TELEPHONE', 'Phone'],
    ['FOOD_AND_DRINK_GROCERIES', 'Groceries'],
    ['FOOD_AND_DRINK_BEER_WINE_AND_LIQUOR', 'Groceries'],
    ['FOOD_AND_DRINK_RESTAURANT', 'Dining Out'],
    ['FOOD_AND_DRINK_COFFEE', 'Dining Out'],
    ['TRANSPORTATION_GAS', 'Gas'],
    ['TRANSPORTATION_PARKING', 'Transportation'],
    ['GENERAL_SERVICES_AUTOMOTIVE', 'Transportation'],
    ['LOAN_PAYMENTS_CAR_PAYMENT', 'Auto Loan'],
    ['LOAN_PAYMENTS_STUDENT_LOAN_PAYMENT', 'Student Loan'],
    ['LOAN_PAYMENTS_CREDIT_CARD_PAYMENT', 'Transfer'],
    ['LOAN_PAYMENTS_PERSONAL_LOAN_PAYMENT', 'Transfer'],
    ['ENTERTAINMENT_VIDEO_GAMES', 'Entertainment'],
    ['ENTERTAINMENT_TV_AND_MOVIES', 'Entertainment'],
    ['GENERAL_MERCHANDISE_SUPERSTORES', 'Shopping'],
    ['HOME_IMPROVEMENT_FURNITURE', 'Home'],
    ['PERSONAL_CARE_HAIR_AND_BEAUTY', 'Personal Care'],
    ['TRAVEL_FLIGHTS', 'Travel'],
    ['INCOME_WAGES', 'Salary'],
    ['INCOME_SALARY', 'Salary'],
    ['INCOME_GIG_ECONOMY', 'Salary'],
    ['INCOME_INTEREST_EARNED', 'Interest Income'],
    ['TRANSFER_OUT_SAVINGS', 'Savings'],
    ['TRANSFER_OUT_INVESTMENT_AND_RETIREMENT_FUNDS', 'Investments'],
    ['TRANSFER_IN_SAVINGS', 'Transfer'],
    ['TRANSFER_OUT_ACCOUNT_TRANSFER', 'Transfer'],
    ['LOAN_DISBURSEMENTS_AUTO', 'Transfer'],
    ['BANK_FEES_ATM_FEES', 'Fees'],
    ['MEDICAL_DENTAL_CARE', 'Medical'],
    ['MEDICAL_VETERINARY_SERVICES', 'Pets'],
    ['PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS', 'Fitness'],
    ['GENERAL_SERVICES_CHILDCARE', 'Childcare'],
    ['INCOME_RETIREMENT_PENSION', 'Pension'],
    ['GOVERNMENT_AND_NON_PROFIT_DONATIONS', 'Gifts & Donations'],
    ['GOVERNMENT_AND_NON_PROFIT_TAX_PAYMENT', 'Taxes'],
    ['SOMETHING_NEW', 'Other'],
    ['food_and_drink_groceries', 'Groceries'],
  ])('reads %s as %s', (pfcDetailed, category) => {
    expect(mapCategory({ pfcDetailed })).toBe(category);
  });

  it.each<[string, string, boolean, Category]>([
    ['ENTERTAINMENT_TV_AND_MOVIES', 'Netflix', true, 'Subscriptions'],
    ['ENTERTAINMENT_MUSIC_AND_AUDIO', 'Spotify', true, 'Subscriptions'],
    ['ENTERTAINMENT_VIDEO_GAMES', 'Steam', true, 'Entertainment'],
    ['GENERAL_SERVICES_INSURANCE', 'ACME AUTO INS', false, 'Auto Insurance'],
    ['GENERAL_SERVICES_INSURANCE', 'Car cover', false, 'Auto Insurance'],
    ['GENERAL_SERVICES_INSURANCE', 'Oscar Health', false, 'Insurance'],
    ['INCOME_RETIREMENT_PENSION', 'SSA TREAS 310 XXSOC SEC', true, 'Benefits'],
    ['INCOME_OTHER', 'Social Security Administration', false, 'Benefits'],
    ['INCOME_RETIREMENT_PENSION', 'Teachers Pension', true, 'Pension'],
    ['INCOME_SALARY', 'SOCIAL SECURITY ADMIN PAYROLL', true, 'Salary'],
    ['INCOME_TAX_REFUND', 'SOCIAL SECURITY TAX REFUND', false, 'Income'],
    ['GOVERNMENT_AND_NON_PROFIT_TAX_PAYMENT', 'Social Security tax', false, 'Taxes'],
    ['GENERAL_SERVICES_OTHER_GENERAL_SERVICES', 'PALM GROVE HOA MAINTENANCE FEE', true, 'Home'],
    ['RENT_AND_UTILITIES_OTHER_UTILITIES', 'Oak Park Homeowners Assn', true, 'Home'],
    ['GENERAL_SERVICES_OTHER_GENERAL_SERVICES', 'Condo Association Dues', true, 'Home'],
    ['GENERAL_SERVICES_OTHER_GENERAL_SERVICES', 'Homeowners Insurance Co', true, 'Other'],
    ['RENT_AND_UTILITIES_RENT', 'Lakeview HOA', true, 'Rent'],
  ])('reads %s of %s (recurring: %s) as %s', (pfcDetailed, name, recurring, category) => {
    expect(mapCategory({ pfcDetailed, name, recurring })).toBe(category);
  });

  it.each<[string, Category]>([
    ['FOOD_AND_DRINK', 'Dining Out'],
    ['TRAVEL', 'Travel'],
    ['INCOME', 'Income'],
    ['MEDICAL', 'Medical'],
  ])('falls back to the primary code %s as %s', (pfcPrimary, category) => {
    expect(mapCategory({ pfcDetailed: null, pfcPrimary, legacy: ['Rent'] })).toBe(category);
  });

  // Covers P1-7-29.
  it.each<[string[] | null, Category]>([
    [['Travel'], 'Travel'],
    [['Transfer', 'Debit'], 'Transfer'],
    [['Food and Drink', 'Restaurants'], 'Dining Out'],
    [['Healthcare'], 'Medical'],
    [['Service', 'Insurance'], 'Insurance'],
    [['Tax', 'Payment'], 'Taxes'],
    [['Service', 'Landscaping'], 'Other'],
    [[], 'Other'],
    [null, 'Other'],
  ])('falls back to the legacy list %j as %s', (legacy, category) => {
    expect(mapCategory({ legacy })).toBe(category);
  });

  it.each([
    [['Interest', 'Interest Earned'], 'INCOME_INTEREST_EARNED'],
    [['Interest', 'Interest Charged'], 'BANK_FEES_INTEREST_CHARGE'],
    [['Payment', 'Credit Card'], 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT'],
    [['Payment', 'Rent'], 'RENT_AND_UTILITIES_RENT'],
    [['Payment', 'Loan'], 'LOAN_PAYMENTS_PERSONAL_LOAN_PAYMENT'],
    [['Cash Advance'], 'TRANSFER_IN_CASH_ADVANCES_AND_LOANS'],
    [['Bank Fees', 'Overdraft'], 'BANK_FEES_OVERDRAFT_FEES'],
    [['Community', 'Education'], 'GENERAL_SERVICES_EDUCATION'],
    [['Food and Drink', 'Restaurants', 'Coffee Shop'], 'FOOD_AND_DRINK_COFFEE'],
    [['Healthcare', 'Healthcare Services', 'Dentists'], 'MEDICAL_DENTAL_CARE'],
    [['Recreation', 'Arts and Entertainment'], 'ENTERTAINMENT_TV_AND_MOVIES'],
  ])("agrees on %j with Plaid's own pairing to %s", (legacy, pfcDetailed) => {
    expect(mapCategory({ legacy })).toBe(mapCategory({ pfcDetailed }));
  });

  // Covers P3-A4-2.
  it.each(PLAID_CODES)('calls %s other only where the bank does', (pfcDetailed) => {
    const isOther = mapCategory({ pfcDetailed }) === 'Other';
    expect(isOther).toBe(CALLED_OTHER.includes(pfcDetailed));
  });

  it('maps any text to a known category', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (pfcDetailed, legacy) => {
        expect(CATEGORIES).toContain(mapCategory({ pfcDetailed, legacy }));
      }),
    );
  });
});
