import type { JsonWebKey } from 'node:crypto';
import * as v from 'valibot';
import type { BankConfig } from '../../config';
import { Secret } from '../token/secret';
import { BankError, toBankError } from './bank-error';
import { decodeBankAccounts } from './decode-account';
import { decodeItemHealth } from './decode-item';
import { decodeLiabilityTerms } from './decode-liabilities';
import { decodeAnswer } from './decode-rows';
import { decodeSyncPage } from './decode-sync-page';
import { linkTokenRequest } from './link-token-request';
import { plaidClient, type PlaidClient, SLOW_CALL } from './plaid-client';
import type { BankProvider, DebtTerms } from './provider';
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

type Call = (client: PlaidClient) => Promise<{ readonly data: unknown }>;

/** Plaid through its own SDK. The practice bank and the Sandbox differ by the base path alone. */
export function plaidProvider(config: BankConfig, patience: Patience = realPatience): BankProvider {
  const open = plaidClient(config);
  const once = async (call: Call): Promise<unknown> => {
    try {
      return (await call(await open())).data;
    } catch (error) {
      throw toBankError(error);
    }
  };
  const ask = (call: Call) => withRetries(() => once(call), patience);

  return {
    mode: config.mode,
    async createLinkToken(request) {
      const answer = await ask(({ api, sdk }) =>
        api.linkTokenCreate(linkTokenRequest(request, sdk, config.webhookUrl)),
      );
      const { link_token: linkToken, expiration } = decodeAnswer(linkTokenAnswer, answer);
      return { linkToken, expiresAt: expiration, scriptUrl: config.linkScriptUrl };
    },
    async exchange(publicToken) {
      const answer = await once(({ api }) =>
        api.itemPublicTokenExchange({ public_token: publicToken }),
      );
      const { access_token: token, item_id: plaidItemId } = decodeAnswer(exchangeAnswer, answer);
      return { accessToken: new Secret(token), plaidItemId };
    },
    async item(token) {
      return decodeItemHealth(await ask(({ api }) => api.itemGet(bearer(token))));
    },
    async accounts(token) {
      return decodeBankAccounts(await ask(({ api }) => api.accountsGet(bearer(token))));
    },
    async syncPage(token, cursor) {
      const request = {
        ...bearer(token),
        count: PAGE_ROWS,
        ...(cursor === null ? {} : { cursor }),
      };
      return decodeSyncPage(await ask(({ api }) => api.transactionsSync(request)));
    },
    async liabilities(token): Promise<readonly DebtTerms[]> {
      try {
        return decodeLiabilityTerms(await ask(({ api }) => api.liabilitiesGet(bearer(token))));
      } catch (error) {
        if (error instanceof BankError && NO_TERMS.has(error.code)) return [];
        throw error;
      }
    },
    async refresh(token) {
      await once(({ api }) => api.transactionsRefresh(bearer(token), SLOW_CALL));
    },
    async remove(token) {
      try {
        await ask(({ api }) => api.itemRemove(bearer(token)));
        return 'removed';
      } catch (error) {
        if (error instanceof BankError && GONE.has(error.code)) return 'already-gone';
        throw error;
      }
    },
    async webhookKey(keyId): Promise<JsonWebKey | null> {
      try {
        const answer = await once(({ api }) => api.webhookVerificationKeyGet({ key_id: keyId }));
        const { expired_at: expiredAt, ...key } = decodeAnswer(keyAnswer, answer).key;
        return expiredAt ? null : key;
      } catch (error) {
        if (error instanceof BankError && error.kind === 'config') return null;
        throw error;
      }
    },
  };
}

/** An Item that is not there has been removed. A token that Plaid does not know opens nothing either. */
const GONE: ReadonlySet<string> = new Set(['ITEM_NOT_FOUND', 'INVALID_ACCESS_TOKEN']);

const bearer = (token: Secret) => ({ access_token: token.reveal() });
