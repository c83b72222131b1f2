import { type AccountRule, isAccountType, typesThat } from './account-types';

describe('typesThat', () => {
  // Covers P3-C6-1, P3-C6-3.
  it.each<[AccountRule, readonly string[]]>([
    ['isCash', ['checking', 'savings', 'cash']],
    ['isEmergencyFund', ['savings']],
    ['isInvested', ['brokerage', 'retirement', 'crypto']],
    ['isPlanInvestment', ['brokerage', 'retirement']],
    ['isValued', ['home', 'vehicle', 'valuables', 'business']],
  ])('%s is true of %j', (rule, types) => {
    expect(typesThat(rule)).toEqual(types);
  });
});

describe('isAccountType', () => {
  it.each([
    ['crypto', true],
    ['mortgage', false],
    ['constructor', false],
  ])('of %s is %s', (text, expected) => {
    expect(isAccountType(text)).toBe(expected);
  });
});
