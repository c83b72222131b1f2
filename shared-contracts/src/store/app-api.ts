import { createApi } from '@reduxjs/toolkit/query/react';
import {
  type AccountsAnswer,
  type BankStatus,
  bankStatusSchema,
  COLUMNS_FORMAT,
  decodeAccounts,
  decodeHoldings,
  decodeLiabilities,
  decodeNetWorth,
  decodeProfile,
  decodeSpending,
  decodeTransactions,
  DEMO_USER_ID,
  type HoldingsAnswer,
  type LiabilitiesAnswer,
  type NetWorthAnswer,
  BANK_PATHS,
  FINANCE_PATHS,
  type ProfileAnswer,
  type SpendingAnswer,
  type TransactionsAnswer,
} from '../wire';
import * as v from 'valibot';
import { baseQuery } from './base-query';
import { linesOrJson } from './read-lines';

export function read(url: string, params: Readonly<Record<string, string | undefined>> = {}) {
  return { url, params: { userId: DEMO_USER_ID, ...params } };
}

export interface DateRange {
  readonly startDate?: string;
  readonly endDate?: string;
}

/**
 * It has the reads that the shell and the remotes share. A remote injects its own with its prefix in their names.
 * Changes of data invalidate 'Finance', of the connection 'Bank', and of the login 'Session'.
 */
export const appApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Bank', 'Finance', 'Session', 'Chat', 'Knowledge'],
  refetchOnReconnect: true,
  endpoints: (build) => ({
    bankStatus: build.query<BankStatus, void>({
      query: () => read(BANK_PATHS.status),
      transformResponse: (raw: unknown) => v.parse(bankStatusSchema, raw),
      providesTags: ['Bank'],
    }),
    accounts: build.query<AccountsAnswer, void>({
      query: () => read(FINANCE_PATHS.accounts),
      transformResponse: decodeAccounts,
      providesTags: ['Finance'],
    }),
    liabilities: build.query<LiabilitiesAnswer, void>({
      query: () => read(FINANCE_PATHS.liabilities),
      transformResponse: decodeLiabilities,
      providesTags: ['Finance'],
    }),
    transactions: build.query<TransactionsAnswer, DateRange | void>({
      query: (range) => ({
        ...read(FINANCE_PATHS.transactions, { ...range, format: COLUMNS_FORMAT }),
        responseHandler: linesOrJson,
      }),
      transformResponse: decodeTransactions,
      providesTags: ['Finance'],
    }),
    holdings: build.query<HoldingsAnswer, void>({
      query: () => read(FINANCE_PATHS.holdings),
      transformResponse: decodeHoldings,
      providesTags: ['Finance'],
    }),
    profile: build.query<ProfileAnswer, void>({
      query: () => read(FINANCE_PATHS.profile),
      transformResponse: decodeProfile,
      providesTags: ['Finance'],
    }),
    netWorth: build.query<NetWorthAnswer, void>({
      query: () => read(FINANCE_PATHS.netWorth),
      transformResponse: decodeNetWorth,
      providesTags: ['Finance'],
    }),
    spending: build.query<SpendingAnswer, { readonly month?: string } | void>({
      query: (choice) => read(FINANCE_PATHS.spending, { month: choice?.month }),
      transformResponse: decodeSpending,
      providesTags: ['Finance'],
    }),
  }),
});

export const {
  useAccountsQuery,
  useBankStatusQuery,
  useHoldingsQuery,
  useLiabilitiesQuery,
  useNetWorthQuery,
  useProfileQuery,
  useSpendingQuery,
  useTransactionsQuery,
} = appApi;
