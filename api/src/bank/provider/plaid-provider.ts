import type { JsonWebKey } from 'node:crypto';
import * as v from 'valibot';
import type { BankConfig } from '../../config/config';
import { Secret } from '../token/secret';
import { BankError, toBankError } from './bank-error';
import { decodeBankAccounts } from './decode-account';
import { decodeBankHoldings } from './decode-holdings';
import { decodeItemHealth } from './decode-item';
import { decodeLiabilityTerms } from './decode-liabilities';
import { decodeAnswer } from './decode-rows';
import { decodeSyncPage } from './decode-sync-page';
import { decodeTradePage } from './decode-trades';
import { linkScript } from './link-script';
import { linkTokenRequest } from './link-token-request';
import { plaidClient, LIVE_CALL, type PlaidClient, SLOW_CALL } from './plaid-client';
import type { BankProvider } from './provider';
import { PAGE_TRADES, readTrades } from './read-trades';
import { type RetryTiming, realRetryTiming, withRetries } from './retry';

/** Plaid allows no more. */
const PAGE_ROWS = 500;

const linkTokenAnswer = v.object({ link_token: v.string(), expiration: v.string() });
const exchangeAnswer = v.object({ access_token: v.string(), item_id: v.string() });
const keyAnswer = v.object({
  key: v.object({
    kty: v.literal('EC'),
    crv: v.literal('P-256'),
    x: v.string(),
    y: v.string(),
    expired_at: v.nullish(v.number()),
  }),
});

/** With these errors the accounts are still valid. */
const NO_TERMS: ReadonlySet<string> = new Set([
  'NO_LIABILITY_ACCOUNTS',
  'PRODUCTS_NOT_SUPPORTED',
  'PRODUCT_NOT_READY',
  'ADDITIONAL_CONSENT_REQUIRED',
  'INVALID_PRODUCT',
]);

/** After any other error, the holdings are unknown. */
const NO_INVESTMENTS: ReadonlySet<string> = new Set(['NO_INVESTMENT_ACCOUNTS']);

type Call = (client: PlaidClient) => Promise<{ readonly data: unknown }>;

export function plaidProvider(
  config: BankConfig,
  retryTiming: RetryTiming = realRetryTiming,
): BankProvider {
  const open = plaidClient(config);
  const once = async <T>(call: Call, decode: (answer: unknown) => T): Promise<T> => {
    try {
      return decode((await call(await open())).data);
    } catch (error) {
      throw toBankError(error);
    }
  };
  const request = <T>(call: Call, decode: (answer: unknown) => T): Promise<T> =>
    withRetries(() => once(call, decode), retryTiming);

  return {
    mode: config.mode,
    createLinkToken: async (linkRequest) => {
      const [script, token] = await Promise.all([
        linkScript(config),
        request(
          ({ api, sdk }) => api.linkTokenCreate(linkTokenRequest(linkRequest, sdk, config)),
          (answer) => decodeAnswer(linkTokenAnswer, answer),
        ),
      ]);
      return { linkToken: token.link_token, expiresAt: token.expiration, ...script };
    },
    exchange: (publicToken) =>
      once(
        ({ api }) => api.itemPublicTokenExchange({ public_token: publicToken }),
        (answer) => {
          const { access_token: token, item_id: plaidItemId } = decodeAnswer(
            exchangeAnswer,
            answer,
          );
          return { accessToken: new Secret(token), plaidItemId };
        },
      ),
    item: (token) => request(({ api }) => api.itemGet(accessToken(token)), decodeItemHealth),
    accounts: (token) =>
      request(({ api }) => api.accountsGet(accessToken(token)), decodeBankAccounts),
    liveAccounts: (token) =>
      once(({ api }) => api.accountsBalanceGet(accessToken(token), LIVE_CALL), decodeBankAccounts),
    syncPage: (token, cursor) => {
      const body = {
        ...accessToken(token),
        count: PAGE_ROWS,
        ...(cursor === null ? {} : { cursor }),
      };
      return request(({ api }) => api.transactionsSync(body), decodeSyncPage);
    },
    liabilities: (token) =>
      request(({ api }) => api.liabilitiesGet(accessToken(token)), decodeLiabilityTerms).catch(
        answerFor(NO_TERMS, []),
      ),
    holdings: (token) =>
      request(
        ({ api }) => api.investmentsHoldingsGet(accessToken(token)),
        decodeBankHoldings,
      ).catch(answerFor(NO_INVESTMENTS, { holdings: [], malformed: [] })),
    trades: (token, { from, to }) =>
      readTrades({ from, to }, (offset) => {
        const days = { start_date: from, end_date: to };
        const body = { ...accessToken(token), ...days, options: { count: PAGE_TRADES, offset } };
        return request(({ api }) => api.investmentsTransactionsGet(body), decodeTradePage);
      }).catch(answerFor(NO_INVESTMENTS, { from, trades: [], malformed: [] })),
    refresh: (token) =>
      once(
        ({ api }) => api.transactionsRefresh(accessToken(token), SLOW_CALL),
        () => undefined,
      ),
    remove: (token) =>
      request(
        ({ api }) => api.itemRemove(accessToken(token)),
        () => 'removed' as const,
      ).catch(answerFor(GONE, 'already-gone' as const)),
    webhookKey: (keyId) =>
      once(
        ({ api }) => api.webhookVerificationKeyGet({ key_id: keyId }),
        (answer): JsonWebKey | null => {
          const { expired_at: expiredAt, ...key } = decodeAnswer(keyAnswer, answer).key;
          return expiredAt ? null : key;
        },
      ).catch(answerFor(NO_KEY, null)),
  };
}

function answerFor<T>(codes: ReadonlySet<string>, answer: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof BankError && codes.has(error.code)) return answer;
    throw error;
  };
}

const NO_KEY: ReadonlySet<string> = new Set([
  'INVALID_WEBHOOK_VERIFICATION_KEY_ID',
  'INVALID_FIELD',
]);

/** The bank no longer knows an Item or a token that was removed earlier. */
const GONE: ReadonlySet<string> = new Set(['ITEM_NOT_FOUND', 'INVALID_ACCESS_TOKEN']);

const accessToken = (token: Secret) => ({ access_token: token.reveal() });
