import { appApi, safeStorage, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import {
  DEMO_USER_ID,
  type ExchangeAnswer,
  exchangeAnswerSchema,
  type LinkTokenAnswer,
  linkTokenAnswerSchema,
  BANK_PATHS,
} from '@halyard/shared-contracts/wire';
import type { LinkMetadata } from './plaid';

interface Exchange {
  readonly publicToken: string;
  readonly metadata: LinkMetadata;
}

/** The body of every bank call has the user id (P1-6-1). */
const post = (url: string, body: object = {}) => ({
  url,
  method: 'POST',
  body: { userId: DEMO_USER_ID, ...body },
});

/** Cached insights describe the figures before the banks changed. */
const forgetInsights = () => safeStorage('sessionStorage').removeItem(STORAGE_KEYS.insights);

const linkApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** With `itemId`, the token repairs that bank. */
    dashboardLinkToken: build.mutation<LinkTokenAnswer, { readonly itemId: string | undefined }>({
      query: ({ itemId }) => post(BANK_PATHS.createLinkToken, { itemId }),
      rawResponseSchema: linkTokenAnswerSchema,
    }),
    dashboardExchange: build.mutation<ExchangeAnswer, Exchange>({
      query: ({ publicToken, metadata }) =>
        post(BANK_PATHS.exchangeToken, {
          public_token: publicToken,
          institution: metadata.institution,
          accounts: metadata.accounts,
        }),
      rawResponseSchema: exchangeAnswerSchema,
      onQueryStarted: (_, { queryFulfilled }) => queryFulfilled.then(forgetInsights, () => {}),
      invalidatesTags: (_, error) => (error ? [] : ['Bank', 'Finance']),
    }),
    /** Without an id, it refreshes all banks. */
    dashboardRefreshBank: build.mutation<unknown, string | void>({
      query: (itemId) => post(BANK_PATHS.refresh, { itemId }),
      onQueryStarted: (_, { queryFulfilled }) => queryFulfilled.then(forgetInsights, () => {}),
      invalidatesTags: (_, error) => (error ? [] : ['Bank', 'Finance']),
    }),
    /** Without an id, it disconnects all banks. */
    dashboardDisconnect: build.mutation<unknown, string | void>({
      query: (itemId) => ({ ...post(BANK_PATHS.item, { itemId }), method: 'DELETE' }),
      onQueryStarted: (_, { queryFulfilled }) => queryFulfilled.then(forgetInsights, () => {}),
      invalidatesTags: (_, error) => (error ? [] : ['Bank', 'Finance', 'Chat']),
    }),
  }),
});

export const {
  useDashboardDisconnectMutation,
  useDashboardExchangeMutation,
  useDashboardLinkTokenMutation,
  useDashboardRefreshBankMutation,
} = linkApi;
