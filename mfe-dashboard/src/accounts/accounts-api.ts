import { appApi, read } from '@halyard/shared-contracts/store';
import {
  accountAnswerSchema,
  type AccountInput,
  type AccountPatch,
  doneSchema,
  liabilityAnswerSchema,
  type LiabilityInput,
  type LiabilityPatch,
  FINANCE_PATHS,
  transferAnswerSchema,
  type TransferInput,
} from '@halyard/shared-contracts/wire';
import { onSuccess } from '../data/on-success';

export interface BalanceId {
  readonly kind: 'asset' | 'debt';
  readonly id: string;
}

interface BalanceEdit extends BalanceId {
  readonly patch: AccountPatch | LiabilityPatch;
}

const LIST = { asset: FINANCE_PATHS.accounts, debt: FINANCE_PATHS.liabilities };

const pathOf = ({ kind, id }: BalanceId) => `${LIST[kind]}/${encodeURIComponent(id)}`;

const accountsApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    dashboardAccountsAdd: build.mutation<BalanceId, AccountInput>({
      query: (body) => ({ ...read(LIST.asset), method: 'POST', body }),
      rawResponseSchema: accountAnswerSchema,
      transformResponse: (raw: { account: { id: string } }) => ({
        kind: 'asset',
        id: raw.account.id,
      }),
      invalidatesTags: onSuccess,
    }),
    dashboardAccountsAddDebt: build.mutation<BalanceId, LiabilityInput>({
      query: (body) => ({ ...read(LIST.debt), method: 'POST', body }),
      rawResponseSchema: liabilityAnswerSchema,
      transformResponse: (raw: { liability: { id: string } }) => ({
        kind: 'debt',
        id: raw.liability.id,
      }),
      invalidatesTags: onSuccess,
    }),
    dashboardAccountsEdit: build.mutation<unknown, BalanceEdit>({
      query: ({ patch, ...target }) => ({
        ...read(pathOf(target)),
        method: 'PATCH',
        body: patch,
      }),
      invalidatesTags: onSuccess,
    }),
    dashboardAccountsRemove: build.mutation<unknown, BalanceId>({
      query: (target) => ({ ...read(pathOf(target)), method: 'DELETE' }),
      rawResponseSchema: doneSchema,
      invalidatesTags: onSuccess,
    }),
    dashboardAccountsTransfer: build.mutation<readonly string[], TransferInput>({
      query: (body) => ({ ...read(FINANCE_PATHS.transfers), method: 'POST', body }),
      rawResponseSchema: transferAnswerSchema,
      transformResponse: (raw: { transactions: readonly { id: string }[] }) =>
        raw.transactions.map(({ id }) => id),
      invalidatesTags: onSuccess,
    }),
    /** Deleting one side of a transfer also reverts its balance. */
    dashboardAccountsTakeBack: build.mutation<unknown, string>({
      query: (id) => ({
        ...read(`${FINANCE_PATHS.transactions}/${encodeURIComponent(id)}`),
        method: 'DELETE',
      }),
      rawResponseSchema: doneSchema,
      invalidatesTags: onSuccess,
    }),
  }),
});

export const {
  useDashboardAccountsAddDebtMutation,
  useDashboardAccountsAddMutation,
  useDashboardAccountsEditMutation,
  useDashboardAccountsRemoveMutation,
  useDashboardAccountsTakeBackMutation,
  useDashboardAccountsTransferMutation,
} = accountsApi;
