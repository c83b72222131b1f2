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

/** A manual account or debt in the form; its type decides which of the two it is. */
export interface BalanceDraft extends Omit<DebtDraft, 'type'> {
  readonly type: AccountType | LiabilityType;
}

/** What a draft is saved as: accounts and debts have separate paths. */
export type AccountEntry =
  | { readonly kind: 'asset'; readonly input: AccountInput }
  | { readonly kind: 'debt'; readonly input: LiabilityInput };

export const EMPTY_DRAFT: BalanceDraft = { ...NEW_DEBT, ...NEW_ACCOUNT };

/** The draft of an account or debt that exists. */
export function draftOf(holding: Account | Liability): BalanceDraft {
  return 'aprPercent' in holding
    ? debtDraftOf(holding)
    : { ...EMPTY_DRAFT, ...accountDraftOf(holding) };
}

/** Every type, or those of one kind: an account cannot become a debt. */
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

/** What a draft is saved as; null for a draft with problems. */
export function accountEntry({ type, ...rest }: BalanceDraft): AccountEntry | null {
  if (isLiabilityType(type)) {
    const input = debtInput({ ...rest, type });
    return input && { kind: 'debt', input };
  }
  const input = accountInput({ ...rest, type });
  return input && { kind: 'asset', input };
}
