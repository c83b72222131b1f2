import { appApi, read } from '@halyard/shared-contracts/store';
import { BANK_PATHS } from '@halyard/shared-contracts/wire';

const bankDebugApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    dashboardRawBankData: build.query<unknown, void>({
      query: () => read(BANK_PATHS.debugAllData),
      providesTags: ['Bank', 'Finance'],
    }),
  }),
});

export const { useLazyDashboardRawBankDataQuery } = bankDebugApi;
