import type { IsoMonth } from '@halyard/shared-contracts/finance';
import { appApi, read } from '@halyard/shared-contracts/store';
import { decodeIncome, type IncomeAnswer, FINANCE_PATHS } from '@halyard/shared-contracts/wire';

const incomeApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    moneyIncome: build.query<IncomeAnswer, { readonly month?: IsoMonth } | void>({
      query: (choice) => read(FINANCE_PATHS.income, { month: choice?.month }),
      transformResponse: decodeIncome,
      providesTags: ['Finance'],
    }),
  }),
});

export const { useMoneyIncomeQuery } = incomeApi;
