import { type Account, ACCOUNT_TYPES, type AccountType } from '@halyard/shared-contracts/finance';
import { type Cents, toDollars } from '@halyard/shared-contracts/money';
import type { Problems } from '@halyard/shared-contracts/ui';
import type { AccountInput } from '@halyard/shared-contracts/wire';
import { NO_INSTITUTION } from '../holding-words';

/** A manual asset while it is typed. */
export interface AssetDraft {
  readonly name: string;
  readonly type: AccountType;
  readonly institution: string;
  readonly balance: Cents | null;
}

export const NEW_ASSET: AssetDraft = {
  name: '',
  type: 'savings',
  institution: '',
  balance: null,
};

/** The draft of an asset that exists. */
export function assetDraft({ name, type, institution, balance }: Account): AssetDraft {
  return {
    name,
    type,
    institution: institution === NO_INSTITUTION ? '' : institution,
    balance,
  };
}

/** The type an option stands for. */
export function assetType(value: string): AccountType {
  return ACCOUNT_TYPES.find((type) => type === value) ?? 'other';
}

/** Why a typed asset cannot be saved; empty when it can. */
export function assetProblems({ name, balance }: AssetDraft): Problems<AssetDraft> {
  return {
    ...(name.trim() === '' ? { name: 'Give the asset a name' } : {}),
    ...(balance === null ? { balance: 'Enter what it is worth today; 0 if nothing' } : {}),
  };
}

/** The asset that a draft without problems makes, else null. */
export function assetInput(draft: AssetDraft): AccountInput | null {
  const { name, type, institution, balance } = draft;
  if (balance === null || Object.keys(assetProblems(draft)).length > 0) return null;
  return {
    name: name.trim(),
    type,
    institution: institution.trim() || NO_INSTITUTION,
    balance: toDollars(balance),
  };
}
