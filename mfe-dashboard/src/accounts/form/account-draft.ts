import {
  type Account,
  ACCOUNT_TYPES,
  accountDraftOf,
  accountDraftProblems,
  type AccountType,
  type DebtDraft,
  debtDraftOf,
  debtDraftProblems,
  isLiabilityType,
  type Liability,
  LIABILITY_TYPES,
  type LiabilityType,
  NEW_ACCOUNT,
  NEW_DEBT,
} from '@halyard/shared-contracts/finance';
import { draftProblemWords, type Problems } from '@halyard/shared-contracts/ui';
import {
  type AccountInput,
  accountInput,
  debtInput,
  type LiabilityInput,
} from '@halyard/shared-contracts/wire';
import { balanceTypeLabel } from '../balance-type-label';

export interface BalanceDraft extends Omit<DebtDraft, 'type'> {
  readonly type: AccountType | LiabilityType;
}

export type AccountEntry =
  | { readonly kind: 'asset'; readonly input: AccountInput }
  | { readonly kind: 'debt'; readonly input: LiabilityInput };

export const EMPTY_DRAFT: BalanceDraft = { ...NEW_DEBT, ...NEW_ACCOUNT };

export function draftOf(accountOrDebt: Account | Liability): BalanceDraft {
  return 'aprPercent' in accountOrDebt
    ? debtDraftOf(accountOrDebt)
    : { ...EMPTY_DRAFT, ...accountDraftOf(accountOrDebt) };
}

export function typeOptions(only?: 'asset' | 'debt'): { value: string; label: string }[] {
  const types = [
    ...(only === 'debt' ? [] : ACCOUNT_TYPES),
    ...(only === 'asset' ? [] : LIABILITY_TYPES),
  ];
  return types.map((type) => ({ value: type, label: balanceTypeLabel(type) }));
}

export function draftProblems({ type, ...rest }: BalanceDraft): Problems<BalanceDraft> {
  return draftProblemWords(
    isLiabilityType(type)
      ? debtDraftProblems({ ...rest, type })
      : accountDraftProblems({ ...rest, type }),
  );
}

export function accountEntry({ type, ...rest }: BalanceDraft): AccountEntry | null {
  if (isLiabilityType(type)) {
    const input = debtInput({ ...rest, type });
    return input && { kind: 'debt', input };
  }
  const input = accountInput({ ...rest, type });
  return input && { kind: 'asset', input };
}
