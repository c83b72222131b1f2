import type { Account, AccountType, Liability, LiabilityType } from '../entities';

const ACCOUNT_LABELS: Partial<Record<AccountType, string>> = {
  brokerage: 'Brokerage',
  retirement: 'IRA',
  crypto: 'Crypto',
};

const LIABILITY_LABELS: Record<LiabilityType, string> = {
  credit_card: 'Credit Card',
  student_loan: 'Student Loan',
  auto_loan: 'Auto Loan',
  mortgage: 'Mortgage',
  loan: 'Loan',
  business_debt: 'Business Debt',
  taxes: 'Taxes',
  short_term: 'Short-Term Loan',
};

const contains = (name: string, word: string): boolean =>
  name.toLowerCase().includes(word.toLowerCase());

/** Short sidebar label of an account (P1-7-34, P1-7-35): cash by the word in its name, else its own name. */
export function accountLabel({ name, type }: Account): string {
  if (type !== 'checking' && type !== 'savings') return ACCOUNT_LABELS[type] ?? name;
  return ['Checking', 'Savings'].find((word) => contains(name, word)) ?? name;
}

/** Short sidebar label of a debt: a card named after Visa is 'Visa', everything else carries its type. */
export function liabilityLabel({ name, type }: Liability): string {
  return type === 'credit_card' && contains(name, 'Visa') ? 'Visa' : LIABILITY_LABELS[type];
}
