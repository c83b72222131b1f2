import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { startTestProduct, type TestProduct } from '../../setup/product.mjs';

const CONTROL_TOKEN = 'e2e-control';
const JSON_TYPE = { 'content-type': 'application/json' };
const KEYS = { ...JSON_TYPE, 'plaid-client-id': 'practice', 'plaid-secret': 'practice' };

/** This is the full number of one of the traveller's accounts. The product may never store it. */
export const ACCOUNT_NUMBER = '000987654321';

const TRAVELLER = {
  as_of: '2026-11-20',
  override_accounts: [
    {
      type: 'depository',
      subtype: 'checking',
      starting_balance: 1200.5,
      meta: { name: 'Home Checking', mask: '0001' },
      numbers: { account: ACCOUNT_NUMBER },
      transactions: [
        {
          date_transacted: '2026-11-18',
          date_posted: '2026-11-19',
          amount: 12.34,
          description: 'CORNER SHOP',
        },
      ],
    },
    {
      type: 'depository',
      subtype: 'savings',
      currency: 'EUR',
      starting_balance: 900,
      meta: { name: 'Euro Savings', mask: '0002' },
    },
    {
      type: 'credit',
      subtype: 'credit card',
      starting_balance: 75,
      meta: { name: 'Travel Card', mask: '0003' },
    },
  ],
};

/** A `BankItem` is a connection as the bank stores it. */
interface BankItem {
  readonly itemId: string;
  readonly accessToken: string;
  readonly institutionId: string;
}

type Effect =
  | { readonly error: string }
  | { readonly status: number; readonly body: string }
  | { readonly delay_ms: number };

/** A `TroubledProduct` has a bank that fails on request. `said` is the output of all its processes. */
export interface TroubledProduct extends TestProduct {
  readonly said: string[];
  /** Returns every access token and public token that the bank has issued so far. */
  secrets(): string[];
  /** Links a bank to the browser's user without going through Link. */
  link(context: BrowserContext, institutionId: string): Promise<BankItem>;
  /** Makes the bank send a webhook about a connection. */
  announce(item: BankItem, code: string): Promise<void>;
  /** Makes the bank require a new sign-in. */
  signOut(item: BankItem): Promise<void>;
  /** Makes a path of the bank fail, once or several times, for all connections or for one. */
  fail(path: string, effect: Effect, options?: { times?: number; item?: BankItem }): Promise<void>;
  /** Ends all faults of the bank. */
  recover(): Promise<void>;
  accountsOf(item: BankItem): Promise<Record<string, unknown>[]>;
  knows(item: BankItem): Promise<boolean>;
}

/**
 * In this product, history arrives in two waves, banks send users back to the connection screen, and every line is
 * logged.
 */
export async function startTroubledProduct(): Promise<TroubledProduct> {
  const said: string[] = [];
  const product = await startTestProduct({
    hear: (words) => void said.push(String(words)),
    settings: ({ folder, port }) => {
      const personas = join(folder, 'personas');
      mkdirSync(personas);
      writeFileSync(join(personas, 'traveller.json'), JSON.stringify(TRAVELLER));
      return {
        PRACTICE_BANK_CONTROL_TOKEN: CONTROL_TOKEN,
        PRACTICE_BANK_HISTORY: 'two-waves',
        PRACTICE_PERSONAS_DIR: personas,
        PLAID_REDIRECT_URI: `http://127.0.0.1:${port}/plaid-test`,
        LOG_LEVEL: 'trace',
      };
    },
  });
  const { bankUrl, folder } = product;
  const post = async (path: string, headers: Record<string, string>, body: object) => {
    const answer = await fetch(bankUrl + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { ok: answer.ok, body: (await answer.json()) as Record<string, unknown> };
  };
  const authorization = { authorization: `Bearer ${CONTROL_TOKEN}` };
  const atBank = (path: string, body: object) => post(path, KEYS, body);
  const control = (path: string, body: object) =>
    post(`/practice/control/${path}`, { ...JSON_TYPE, ...authorization }, body);
  const memory = () =>
    JSON.parse(readFileSync(join(folder, 'data', 'practice-bank.json'), 'utf8')) as {
      items: BankItem[];
      publicTokens: { token: string; itemId: string }[];
    };
  const itemOf = async (publicToken: string): Promise<BankItem> => {
    for (;;) {
      const { items, publicTokens } = memory();
      const owner = publicTokens.find(({ token }) => token === publicToken)?.itemId;
      const item = items.find(({ itemId }) => itemId === owner);
      if (item) return item;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return {
    ...product,
    said,
    secrets: () => {
      const { items, publicTokens } = memory();
      return [...items.map((item) => item.accessToken), ...publicTokens.map(({ token }) => token)];
    },
    link: async (context, institutionId) => {
      const { body } = await atBank('/sandbox/public_token/create', {
        institution_id: institutionId,
        initial_products: ['transactions', 'liabilities'],
        options: {
          override_username: 'traveller',
          webhook: `${product.url}/api/plaid/webhook`,
        },
      });
      const publicToken = String(body.public_token);
      const answer = await context.request.post('/api/plaid/exchange-token', {
        data: { public_token: publicToken },
      });
      if (!answer.ok()) throw new Error(`linking answered ${answer.status()}`);
      return itemOf(publicToken);
    },
    announce: async ({ accessToken }, code) => {
      await atBank('/sandbox/item/fire_webhook', { access_token: accessToken, webhook_code: code });
    },
    signOut: async ({ accessToken }) => {
      await atBank('/sandbox/item/reset_login', { access_token: accessToken });
    },
    fail: async (path, effect, { times = 1, item } = {}) => {
      await control('faults', { path, times, effect, item_id: item?.itemId ?? null });
    },
    recover: async () => {
      const url = `${bankUrl}/practice/control/faults`;
      const answer = await fetch(url, { method: 'DELETE', headers: authorization });
      if (!answer.ok) throw new Error(`the bank answered ${answer.status}`);
    },
    accountsOf: async ({ accessToken }) => {
      const { body } = await atBank('/accounts/get', { access_token: accessToken });
      return body.accounts as Record<string, unknown>[];
    },
    knows: async ({ accessToken }) => (await atBank('/item/get', { access_token: accessToken })).ok,
  };
}
