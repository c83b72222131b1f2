import {
  type AccountType,
  accountTypeFacts,
  debtTypeFacts,
  isUnsortedDeposit,
  type LiabilityType,
  POLICY_NAMES,
  type ProtectionPolicy,
  type Source,
  type Transaction,
} from '../../finance';

const sources: Readonly<Record<Source, string>> = {
  sample: 'Sample household',
  bank: 'Your linked bank',
  manual: 'Entered by you',
};

export function accountTypeLabel(type: AccountType): string {
  return accountTypeFacts(type).label;
}

export function liabilityTypeLabel(type: LiabilityType): string {
  return debtTypeFacts(type).label;
}

export function policyTypeLabel(type: ProtectionPolicy['type']): string {
  return POLICY_NAMES[type];
}

export function sourceLabel(source: Source): string {
  return sources[source];
}

export function categoryLabel(transaction: Transaction): string {
  return isUnsortedDeposit(transaction) ? 'Unsorted deposit' : transaction.category;
}
