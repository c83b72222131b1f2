import { appApi, read } from '@halyard/shared-contracts/store';
import {
  type AccountInput,
  type AccountPatch,
  FINANCE_PATHS,
} from '@halyard/shared-contracts/wire';
import { onSuccess } from '../data/on-success';

const LIST = FINANCE_PATHS.accounts;
const pathOf = (id: string) => `${LIST}/${encodeURIComponent(id)}`;

interface AssetEdit {
  readonly id: string;
  readonly patch: AccountPatch;
}

const assetApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    planningAddAsset: build.mutation<unknown, AccountInput>({
      query: (body) => ({ ...read(LIST), method: 'POST', body }),
      invalidatesTags: onSuccess,
    }),
    planningEditAsset: build.mutation<unknown, AssetEdit>({
      query: ({ id, patch }) => ({ ...read(pathOf(id)), method: 'PATCH', body: patch }),
      invalidatesTags: onSuccess,
    }),
    planningRemoveAsset: build.mutation<unknown, string>({
      query: (id) => ({ ...read(pathOf(id)), method: 'DELETE' }),
      invalidatesTags: onSuccess,
    }),
  }),
});

export const {
  usePlanningAddAssetMutation,
  usePlanningEditAssetMutation,
  usePlanningRemoveAssetMutation,
} = assetApi;
