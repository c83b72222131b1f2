import type { AccountType } from '@halyard/shared-contracts/finance';
import { appApi, read } from '@halyard/shared-contracts/store';
import {
  type AssetSuggestions,
  assetSuggestionsSchema,
  doneSchema,
  PLAN_PATHS,
} from '@halyard/shared-contracts/wire';
import { onSuccess } from '../../data/on-success';

const suggestionsApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    dashboardAssetSuggestions: build.query<AssetSuggestions, void>({
      query: () => read(PLAN_PATHS.assetSuggestions),
      rawResponseSchema: assetSuggestionsSchema,
      providesTags: ['Finance'],
    }),
    dashboardDismissAssetSuggestion: build.mutation<unknown, AccountType>({
      query: (type) => ({
        ...read(`${PLAN_PATHS.assetSuggestions}/${type}`),
        method: 'DELETE',
      }),
      rawResponseSchema: doneSchema,
      invalidatesTags: onSuccess,
    }),
  }),
});

export const { useDashboardAssetSuggestionsQuery, useDashboardDismissAssetSuggestionMutation } =
  suggestionsApi;
