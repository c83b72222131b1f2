import { mapAccountType } from '../bank/account-type';
import { type AccountRule, isAccountType, SIDEBAR_GROUPS, typesThat } from './account-types';

// Covers P1-2.3-15.
it('lists the groups of the sidebar in their order', () => {
  expect(SIDEBAR_GROUPS).toEqual(['CASH', 'CREDIT', 'LOANS', 'TRACKING', 'CLOSED']);
});

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

// Covers P1-7-24, R-3.9.
it.each([
  ['depository', 'cd', 'savings'],
  ['depository', 'money market', 'savings'],
  ['depository', 'hsa', 'savings'],
  ['investment', 'ira', 'retirement'],
  ['investment', '401k', 'retirement'],
  ['investment', 'roth', 'retirement'],
  ['investment', 'crypto exchange', 'crypto'],
])('a bank’s %s/%s is of type %s', (type, subtype, expected) => {
  expect(mapAccountType(type, subtype)).toEqual({ kind: 'account', type: expected });
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
