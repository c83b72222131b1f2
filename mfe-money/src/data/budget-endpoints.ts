import type { CategoryKey, IsoMonth } from '@halyard/shared-contracts/finance';
import { type Cents, toDollars } from '@halyard/shared-contracts/money';
import { appApi, read } from '@halyard/shared-contracts/store';
import {
  type BudgetAnswer,
  type BudgetInput,
  decodeBudget,
  PATHS,
} from '@halyard/shared-contracts/wire';

export type AssignedChange = Readonly<Record<CategoryKey, Cents | null>>;

interface BudgetChange {
  readonly month: IsoMonth | null;
  readonly assigned: AssignedChange;
}

const toWire = (assigned: AssignedChange): BudgetInput['assigned'] =>
  Object.fromEntries(
    Object.entries(assigned).map(([key, amount]) => [
      key,
      amount === null ? null : toDollars(amount),
    ]),
  );

const budgetApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    moneyBudget: build.query<BudgetAnswer, { readonly month?: IsoMonth } | void>({
      query: (choice) => read(PATHS.finance.budget, { month: choice?.month }),
      transformResponse: decodeBudget,
      providesTags: ['Finance'],
    }),
    moneySaveBudget: build.mutation<BudgetAnswer, BudgetChange>({
      query: ({ month, assigned }) => ({
        ...read(PATHS.finance.budget),
        method: 'PUT',
        body: { month, assigned: toWire(assigned) } satisfies BudgetInput,
      }),
      transformResponse: decodeBudget,
      invalidatesTags: ['Finance'],
    }),
  }),
});

export const { useMoneyBudgetQuery, useMoneySaveBudgetMutation } = budgetApi;
