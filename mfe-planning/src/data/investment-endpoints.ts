import type { InvestmentNotes } from '@halyard/shared-contracts/finance';
import { appApi, read } from '@halyard/shared-contracts/store';
import {
  type AccountValueInput,
  decodeInvestments,
  FINANCE_PATHS,
  type InvestmentsAnswer,
  PLAN_PATHS,
} from '@halyard/shared-contracts/wire';
import { onSuccess } from './on-success';

interface PastValue extends AccountValueInput {
  readonly accountId: string;
}

const investmentApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    planningInvestments: build.query<InvestmentsAnswer, void>({
      query: () => read(PLAN_PATHS.investments),
      transformResponse: decodeInvestments,
      providesTags: ['Finance'],
    }),
    planningSaveInvestmentNotes: build.mutation<unknown, InvestmentNotes>({
      query: (body) => ({ ...read(PLAN_PATHS.investmentNotes), method: 'PUT', body }),
      invalidatesTags: onSuccess,
    }),
    planningSavePastValue: build.mutation<unknown, PastValue>({
      query: ({ accountId, ...body }) => ({
        ...read(`${FINANCE_PATHS.accounts}/${encodeURIComponent(accountId)}/values`),
        method: 'PUT',
        body,
      }),
      invalidatesTags: onSuccess,
    }),
  }),
});

export const {
  usePlanningInvestmentsQuery,
  usePlanningSaveInvestmentNotesMutation,
  usePlanningSavePastValueMutation,
} = investmentApi;
