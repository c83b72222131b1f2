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
  PATHS,
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
 * It has the reads that deployables share. A remote adds its own with `appApi.injectEndpoints`
 * under names with its prefix. Changes of the user's data invalidate 'Finance', the connection
 * 'Bank', and signing in or out 'Session'.
 */
export const appApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Bank', 'Finance', 'Session', 'Chat', 'Knowledge'],
  refetchOnReconnect: true,
  endpoints: (build) => ({
    bankStatus: build.query<BankStatus, void>({
      query: () => read(PATHS.bank.status),
      transformResponse: (raw: unknown) => v.parse(bankStatusSchema, raw),
      providesTags: ['Bank'],
    }),
    accounts: build.query<AccountsAnswer, void>({
      query: () => read(PATHS.finance.accounts),
      transformResponse: decodeAccounts,
      providesTags: ['Finance'],
    }),
    liabilities: build.query<LiabilitiesAnswer, void>({
      query: () => read(PATHS.finance.liabilities),
      transformResponse: decodeLiabilities,
      providesTags: ['Finance'],
    }),
    transactions: build.query<TransactionsAnswer, DateRange | void>({
      query: (range) => ({
        ...read(PATHS.finance.transactions, { ...range, format: COLUMNS_FORMAT }),
        responseHandler: linesOrJson,
      }),
      transformResponse: decodeTransactions,
      providesTags: ['Finance'],
    }),
    holdings: build.query<HoldingsAnswer, void>({
      query: () => read(PATHS.finance.holdings),
      transformResponse: decodeHoldings,
      providesTags: ['Finance'],
    }),
    profile: build.query<ProfileAnswer, void>({
      query: () => read(PATHS.finance.profile),
      transformResponse: decodeProfile,
      providesTags: ['Finance'],
    }),
    netWorth: build.query<NetWorthAnswer, void>({
      query: () => read(PATHS.finance.netWorth),
      transformResponse: decodeNetWorth,
      providesTags: ['Finance'],
    }),
    spending: build.query<SpendingAnswer, { readonly month?: string } | void>({
      query: (choice) => read(PATHS.finance.spending, { month: choice?.month }),
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
