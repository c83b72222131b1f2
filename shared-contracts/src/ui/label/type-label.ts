import {
  type AccountType,
  type LiabilityType,
  POLICY_NAMES,
  type ProtectionPolicy,
  type Source,
} from '../../finance';

const accounts: Readonly<Record<AccountType, string>> = {
  checking: 'Checking',
  savings: 'Savings',
  brokerage: 'Brokerage',
  retirement: 'Retirement',
  crypto: 'Crypto',
  other: 'Other',
};

const liabilities: Readonly<Record<LiabilityType, string>> = {
  credit_card: 'Credit card',
  student_loan: 'Student loan',
  auto_loan: 'Auto loan',
  mortgage: 'Mortgage',
  loan: 'Loan',
  business_debt: 'Business debt',
  taxes: 'Taxes',
  short_term: 'Short-term debt',
};

const sources: Readonly<Record<Source, string>> = {
  sample: 'Sample household',
  bank: 'Your linked bank',
  manual: 'Entered by you',
};

/** 'checking' → 'Checking'. */
export function accountTypeLabel(type: AccountType): string {
  return accounts[type];
}

/** 'credit_card' → 'Credit card'. */
export function liabilityTypeLabel(type: LiabilityType): string {
  return liabilities[type];
}

/** 'term_life' → 'Term life'. */
export function policyTypeLabel(type: ProtectionPolicy['type']): string {
  return POLICY_NAMES[type];
}

/** Who says a balance: 'bank' → 'Your linked bank'. */
export function sourceLabel(source: Source): string {
  return sources[source];
}
