import { appApi, read } from '@halyard/shared-contracts/store';
import {
  type MerchantRename,
  type MerchantRenamed,
  merchantRenamedSchema,
  PATHS,
  undoneSchema,
} from '@halyard/shared-contracts/wire';

const merchantApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    dashboardRenameMerchant: build.mutation<MerchantRenamed, MerchantRename>({
      query: (body) => ({ ...read(`${PATHS.finance.merchants}/rename`), method: 'POST', body }),
      rawResponseSchema: merchantRenamedSchema,
      invalidatesTags: ['Finance'],
    }),
    dashboardUndo: build.mutation<unknown, string>({
      query: (id) => ({
        ...read(`${PATHS.finance.changes}/${encodeURIComponent(id)}/undo`),
        method: 'POST',
      }),
      rawResponseSchema: undoneSchema,
      invalidatesTags: ['Finance'],
    }),
  }),
});

export const { useDashboardRenameMerchantMutation, useDashboardUndoMutation } = merchantApi;
