import type { JsonWebKey } from 'node:crypto';
import * as v from 'valibot';
import type { BankConfig } from '../../config';
import { Secret } from '../token/secret';
import { BankError, toBankError } from './bank-error';
import { decodeBankAccounts } from './decode-account';
import { decodeBankHoldings } from './decode-holdings';
import { decodeItemHealth } from './decode-item';
import { decodeLiabilityTerms } from './decode-liabilities';
import { decodeAnswer } from './decode-rows';
import { decodeSyncPage } from './decode-sync-page';
import { linkScript } from './link-script';
import { linkTokenRequest } from './link-token-request';
import { plaidClient, type PlaidClient, SLOW_CALL } from './plaid-client';
import type { BankProvider } from './provider';
import { type Patience, realPatience, withRetries } from './retry';

/** Rows per page; the most that Plaid gives. Fewer pages leave less room for changes in between. */
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

/** A bank without debts, or without data of them yet, answers with these; its accounts are fine all the same. */
const NO_TERMS: ReadonlySet<string> = new Set([
  'NO_LIABILITY_ACCOUNTS',
  'PRODUCTS_NOT_SUPPORTED',
  'PRODUCT_NOT_READY',
  'ADDITIONAL_CONSENT_REQUIRED',
  'INVALID_PRODUCT',
]);

/** A bank without investment accounts holds nothing. Any other failure leaves open what it holds. */
const NO_INVESTMENTS: ReadonlySet<string> = new Set(['NO_INVESTMENT_ACCOUNTS']);

type Call = (client: PlaidClient) => Promise<{ readonly data: unknown }>;

/** Plaid through its own SDK. The practice bank and the Sandbox differ by the base path alone. */
export function plaidProvider(config: BankConfig, patience: Patience = realPatience): BankProvider {
  const open = plaidClient(config);
  const once = async <T>(call: Call, decode: (answer: unknown) => T): Promise<T> => {
    try {
      return decode((await call(await open())).data);
    } catch (error) {
      throw toBankError(error);
    }
  };
  const ask = <T>(call: Call, decode: (answer: unknown) => T): Promise<T> =>
    withRetries(() => once(call, decode), patience);

  return {
    mode: config.mode,
    createLinkToken: async (request) => {
      const [script, token] = await Promise.all([
        linkScript(config),
        ask(
          ({ api, sdk }) => api.linkTokenCreate(linkTokenRequest(request, sdk, config)),
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
    item: (token) => ask(({ api }) => api.itemGet(bearer(token)), decodeItemHealth),
    accounts: (token) => ask(({ api }) => api.accountsGet(bearer(token)), decodeBankAccounts),
    syncPage: (token, cursor) => {
      const request = {
        ...bearer(token),
        count: PAGE_ROWS,
        ...(cursor === null ? {} : { cursor }),
      };
      return ask(({ api }) => api.transactionsSync(request), decodeSyncPage);
    },
    liabilities: (token) =>
      ask(({ api }) => api.liabilitiesGet(bearer(token)), decodeLiabilityTerms).catch(
        inPlaceOf(NO_TERMS, []),
      ),
    holdings: (token) =>
      ask(({ api }) => api.investmentsHoldingsGet(bearer(token)), decodeBankHoldings).catch(
        inPlaceOf(NO_INVESTMENTS, { holdings: [], malformed: [] }),
      ),
    refresh: (token) =>
      once(
        ({ api }) => api.transactionsRefresh(bearer(token), SLOW_CALL),
        () => undefined,
      ),
    remove: (token) =>
      ask(
        ({ api }) => api.itemRemove(bearer(token)),
        () => 'removed' as const,
      ).catch(inPlaceOf(GONE, 'already-gone' as const)),
    webhookKey: (keyId) =>
      once(
        ({ api }) => api.webhookVerificationKeyGet({ key_id: keyId }),
        (answer): JsonWebKey | null => {
          const { expired_at: expiredAt, ...key } = decodeAnswer(keyAnswer, answer).key;
          return expiredAt ? null : key;
        },
      ).catch(inPlaceOf(NO_KEY, null)),
  };
}

/** Takes the codes of failures that are an answer in themselves; any other failure is thrown on. */
function inPlaceOf<T>(codes: ReadonlySet<string>, answer: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof BankError && codes.has(error.code)) return answer;
    throw error;
  };
}

/** Key ids that the bank does not know, or that cannot be one. */
const NO_KEY: ReadonlySet<string> = new Set([
  'INVALID_WEBHOOK_VERIFICATION_KEY_ID',
  'INVALID_FIELD',
]);

/** An Item that is not there has been removed. A token that Plaid does not know opens nothing either. */
const GONE: ReadonlySet<string> = new Set(['ITEM_NOT_FOUND', 'INVALID_ACCESS_TOKEN']);

const bearer = (token: Secret) => ({ access_token: token.reveal() });
