import type { CategoryKey, IsoMonth } from '@halyard/shared-contracts/finance';
import { type Cents, toDollars } from '@halyard/shared-contracts/money';
import { appApi, read } from '@halyard/shared-contracts/store';
import {
  type BudgetAnswer,
  type BudgetInput,
  type BudgetMoveInput,
  decodeBudget,
  decodeBudgetMoved,
  FINANCE_PATHS,
  PLAN_PATHS,
} from '@halyard/shared-contracts/wire';
import { onSuccess } from './on-success';

export type AssignedChange = Readonly<Record<CategoryKey, Cents | null>>;

interface BudgetChange {
  readonly month: IsoMonth | null;
  readonly assigned: AssignedChange;
  readonly settings?: BudgetInput['settings'];
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
      query: (choice) => read(FINANCE_PATHS.budget, { month: choice?.month }),
      transformResponse: decodeBudget,
      providesTags: ['Finance'],
    }),
    moneySaveBudget: build.mutation<BudgetAnswer, BudgetChange>({
      query: ({ month, assigned, settings }) => ({
        ...read(FINANCE_PATHS.budget),
        method: 'PUT',
        body: { month, assigned: toWire(assigned), settings } satisfies BudgetInput,
      }),
      transformResponse: decodeBudget,
      invalidatesTags: ['Finance'],
    }),
    moneyMoveBudget: build.mutation<string, BudgetMoveInput>({
      query: (body) => ({ ...read(PLAN_PATHS.budgetMoves), method: 'POST', body }),
      transformResponse: decodeBudgetMoved,
      invalidatesTags: onSuccess,
    }),
  }),
});

export const { useMoneyBudgetQuery, useMoneyMoveBudgetMutation, useMoneySaveBudgetMutation } =
  budgetApi;
