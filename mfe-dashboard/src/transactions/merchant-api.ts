import { appApi, read } from '@halyard/shared-contracts/store';
import {
  type MerchantRename,
  type MerchantRenamed,
  merchantRenamedSchema,
  FINANCE_PATHS,
} from '@halyard/shared-contracts/wire';

const merchantApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    dashboardRenameMerchant: build.mutation<MerchantRenamed, MerchantRename>({
      query: (body) => ({ ...read(`${FINANCE_PATHS.merchants}/rename`), method: 'POST', body }),
      rawResponseSchema: merchantRenamedSchema,
      invalidatesTags: ['Finance'],
    }),
  }),
});

export const { useDashboardRenameMerchantMutation } = merchantApi;
