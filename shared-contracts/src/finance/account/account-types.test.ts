import { type AccountRule, isAccountType, typesThat } from './account-types';

describe('typesThat', () => {
  it.each<[AccountRule, readonly string[]]>([
    ['isCash', ['checking', 'savings']],
    ['isEmergencyFund', ['savings']],
    ['isInvested', ['brokerage', 'retirement', 'crypto']],
    ['isPlanInvestment', ['brokerage', 'retirement']],
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
