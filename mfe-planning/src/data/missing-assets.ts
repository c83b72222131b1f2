import {
  type Account,
  type AccountType,
  type Liability,
  missingAssets,
} from '@halyard/shared-contracts/finance';
import { appApi, read } from '@halyard/shared-contracts/store';
import {
  type AssetSuggestions,
  assetSuggestionsSchema,
  PLAN_PATHS,
} from '@halyard/shared-contracts/wire';
import { useAllSettled } from './use-all-settled';

const suggestionApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    planningAssetSuggestions: build.query<AssetSuggestions, void>({
      query: () => read(PLAN_PATHS.assetSuggestions),
      rawResponseSchema: assetSuggestionsSchema,
      providesTags: ['Finance'],
    }),
  }),
});

interface Owned {
  readonly source: 'sample' | 'own';
  readonly accounts: readonly Account[];
  readonly liabilities: readonly Liability[];
}

/** Implements P3-C6-6. Returns undefined until the data is known. */
export function useMissingAssets(owned: Owned | undefined): readonly AccountType[] | undefined {
  const missing = owned?.source === 'own' ? missingAssets(owned.accounts, owned.liabilities) : [];
  const query = suggestionApi.usePlanningAssetSuggestionsQuery(undefined, {
    skip: missing.length === 0,
  });
  const isSettled = useAllSettled(query);
  if (missing.length > 0 && !isSettled) return undefined;
  const dismissed = query.data?.dismissed;
  return dismissed ? missing.filter((type) => !dismissed.includes(type)) : [];
}
