import type { AccountType } from '@halyard/shared-contracts/finance';

/** One id for the suggestion on `/accounts` and for the insight, so that a user dismisses both at once (P3-C6-6). */
export const assetSuggestionId = (type: AccountType): string => `add_asset:${type}`;
