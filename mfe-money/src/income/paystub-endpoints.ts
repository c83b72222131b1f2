import type { Paystub } from '@halyard/shared-contracts/finance';
import { toDollars } from '@halyard/shared-contracts/money';
import { appApi, read } from '@halyard/shared-contracts/store';
import { type PaystubInput, PLAN_PATHS } from '@halyard/shared-contracts/wire';

export type NewPaystub = Omit<Paystub, 'id'>;

const paystubApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    moneyAddPaystub: build.mutation<unknown, NewPaystub>({
      query: ({ date, employer, gross, deductions, net }) => ({
        ...read(PLAN_PATHS.paystubs),
        method: 'POST',
        body: {
          date,
          employer,
          gross: toDollars(gross),
          deductions: toDollars(deductions),
          net: toDollars(net),
        } satisfies PaystubInput,
      }),
      invalidatesTags: ['Finance'],
    }),
    moneyRemovePaystub: build.mutation<unknown, string>({
      query: (id) => ({ ...read(`${PLAN_PATHS.paystubs}/${id}`), method: 'DELETE' }),
      invalidatesTags: ['Finance'],
    }),
  }),
});

export const { useMoneyAddPaystubMutation, useMoneyRemovePaystubMutation } = paystubApi;
