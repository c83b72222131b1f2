import type { ProtectionPolicy } from '@halyard/shared-contracts/finance';
import { type Cents, toDollars } from '@halyard/shared-contracts/money';
import type { Problems } from '@halyard/shared-contracts/ui';
import type { PolicyInput } from '@halyard/shared-contracts/wire';

export interface PolicyDraft {
  readonly type: ProtectionPolicy['type'];
  readonly provider: string;
  readonly policyNumber: string;
  readonly premium: Cents | null;
  readonly coverage: Cents | null;
  readonly status: ProtectionPolicy['status'];
}

export const POLICY_TYPES = ['whole_life', 'term_life', 'mortgage'] as const;

export const NEW_POLICY: PolicyDraft = {
  type: 'term_life',
  provider: '',
  policyNumber: '',
  premium: null,
  coverage: null,
  status: 'active',
};

export function policyDraft(policy: ProtectionPolicy): PolicyDraft {
  const { type, provider, policyNumber, premium, coverage, status } = policy;
  return { type, provider, policyNumber, premium, coverage, status };
}

const isAmount = (amount: Cents | null): amount is Cents => amount !== null && amount >= 0;

export function policyProblems(draft: PolicyDraft): Problems<PolicyDraft> {
  const { provider, policyNumber, premium, coverage } = draft;
  return {
    ...(provider.trim() === '' ? { provider: 'Enter who insures you' } : {}),
    ...(policyNumber.trim() === '' ? { policyNumber: 'Enter the number on the policy' } : {}),
    ...(isAmount(premium) ? {} : { premium: 'Enter the premium per month; 0 if it is paid up' }),
    ...(isAmount(coverage) && coverage > 0 ? {} : { coverage: 'Enter what the policy pays out' }),
  };
}

export function policyInput(draft: PolicyDraft): PolicyInput | null {
  const { type, provider, policyNumber, premium, coverage, status } = draft;
  if (premium === null || coverage === null) return null;
  if (Object.keys(policyProblems(draft)).length > 0) return null;
  return {
    type,
    provider: provider.trim(),
    policy_number: policyNumber.trim(),
    premium: toDollars(premium),
    coverage: toDollars(coverage),
    status,
  };
}
