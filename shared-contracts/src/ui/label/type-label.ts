import {
  type AccountType,
  accountTypeFacts,
  debtTypeFacts,
  type LiabilityType,
  POLICY_NAMES,
  type ProtectionPolicy,
  type Source,
} from '../../finance';

const sources: Readonly<Record<Source, string>> = {
  sample: 'Sample household',
  bank: 'Your linked bank',
  manual: 'Entered by you',
};

/** 'checking' → 'Checking'. */
export function accountTypeLabel(type: AccountType): string {
  return accountTypeFacts(type).label;
}

/** 'credit_card' → 'Credit card'. */
export function liabilityTypeLabel(type: LiabilityType): string {
  return debtTypeFacts(type).label;
}

/** 'term_life' → 'Term life'. */
export function policyTypeLabel(type: ProtectionPolicy['type']): string {
  return POLICY_NAMES[type];
}

/** Who says a balance: 'bank' → 'Your linked bank'. */
export function sourceLabel(source: Source): string {
  return sources[source];
}
