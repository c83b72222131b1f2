import {
  type Account,
  ACCOUNT_TYPES,
  type AccountType,
  type Liability,
  LIABILITY_TYPES,
  type LiabilityType,
} from '@halyard/shared-contracts/finance';
import { type Cents, toDollars, ZERO } from '@halyard/shared-contracts/money';
import { type Problems, typedRate } from '@halyard/shared-contracts/ui';
import {
  type AccountInput,
  encodeAmount,
  type LiabilityInput,
} from '@halyard/shared-contracts/wire';
import { balanceTypeLabel, isLiabilityType } from './balance-type-label';

/** A manual account or debt as it is being written. */
export interface AccountDraft {
  readonly name: string;
  readonly type: AccountType | LiabilityType;
  readonly institution: string;
  /** What an account holds, or what is owed on a debt. */
  readonly balance: Cents | null;
  readonly limit: Cents | null;
  readonly monthlyPayment: Cents | null;
  readonly minimumPayment: Cents | null;
  /** What the field holds: percent a year, or nothing. */
  readonly aprPercent: string;
}

/** What a draft is saved as: the two have paths of their own. */
export type AccountEntry =
  | { readonly kind: 'asset'; readonly input: AccountInput }
  | { readonly kind: 'debt'; readonly input: LiabilityInput };

export const EMPTY_DRAFT: AccountDraft = {
  name: '',
  type: 'checking',
  institution: '',
  balance: null,
  limit: null,
  monthlyPayment: null,
  minimumPayment: null,
  aprPercent: '',
};

/** The draft of something that exists already. */
export function draftOf(holding: Account | Liability): AccountDraft {
  const { name, type, institution, balance } = holding;
  const basics = { ...EMPTY_DRAFT, name, type, institution, balance };
  if (!('aprPercent' in holding)) return basics;
  const { limit, monthlyPayment, minimumPayment, aprPercent } = holding;
  return {
    ...basics,
    limit,
    monthlyPayment,
    minimumPayment,
    aprPercent: aprPercent === null ? '' : String(aprPercent),
  };
}

/** Every type, or those of one kind: an account does not become a debt. */
export function typeOptions(only?: 'asset' | 'debt'): { value: string; label: string }[] {
  const types = [
    ...(only === 'debt' ? [] : ACCOUNT_TYPES),
    ...(only === 'asset' ? [] : LIABILITY_TYPES),
  ];
  return types.map((type) => ({ value: type, label: balanceTypeLabel(type) }));
}

/** The type of an option; what is none of ours is 'other'. */
export function typeOf(value: string): AccountType | LiabilityType {
  return [...ACCOUNT_TYPES, ...LIABILITY_TYPES].find((type) => type === value) ?? 'other';
}

export function accountDraftProblems({
  name,
  balance,
  aprPercent,
}: AccountDraft): Problems<AccountDraft> {
  return {
    ...(name.trim() === '' ? { name: 'Give it a name' } : {}),
    ...(balance === null ? { balance: 'Enter an amount, 0.00 if there is none' } : {}),
    ...(typedRate(aprPercent) === 'invalid'
      ? { aprPercent: 'Enter a percentage from 0 to 1,000' }
      : {}),
  };
}

/** The draft as it crosses HTTP. */
export function accountEntry(draft: AccountDraft): AccountEntry {
  const { type } = draft;
  const institution = draft.institution.trim();
  const basics = {
    name: draft.name.trim(),
    ...(institution === '' ? {} : { institution }),
    balance: toDollars(draft.balance ?? ZERO),
  };
  const rate = typedRate(draft.aprPercent);
  if (!isLiabilityType(type)) return { kind: 'asset', input: { ...basics, type } };
  return {
    kind: 'debt',
    input: {
      ...basics,
      type,
      limit: type === 'credit_card' ? encodeAmount(draft.limit) : null,
      monthly_payment: encodeAmount(draft.monthlyPayment),
      minimum_payment: encodeAmount(draft.minimumPayment),
      interest_rate: rate === 'invalid' ? null : rate,
    },
  };
}
