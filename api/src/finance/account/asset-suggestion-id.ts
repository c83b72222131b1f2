import type { AccountType } from '@halyard/shared-contracts/finance';

/** The suggestion on `/accounts` and the insight have the same id, so a user dismisses both at once (P3-C6-6). */
export const assetSuggestionId = (type: AccountType): string => `add_asset:${type}`;
