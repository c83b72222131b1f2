/**
 * Tests the bank link against Plaid's own Sandbox. It compares the product's data about a custom user with Plaid's
 * data about a second Item of the same user. Without keys it runs nothing, prints this, and exits with 2.
 * PRACTICE=1 runs the same checks against the practice bank.
 *
 *   node scripts/build.mjs && PLAID_CLIENT_ID=… PLAID_SECRET=… node scripts/lab/proofs/plaid-sandbox.mjs
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_DIR } from '../../paths.mjs';
import { startApi } from '../../run/api-service.mjs';
import { freePort } from '../../run/port.mjs';
import { startService } from '../../run/service.mjs';
import { browserSession } from './support/browser-session.mjs';
import { sandboxPerson } from './support/sandbox-person.mjs';

const PRODUCTS = ['transactions', 'liabilities', 'investments'];
const COMPLETE_WITHIN_MS = 180_000;
const REFRESH_EVERY_MS = 15_000;

/** Returns Plaid's Sandbox, or the practice bank instead. It is null without keys. */
async function target() {
  const { PLAID_CLIENT_ID: clientId, PLAID_SECRET: secret, PRACTICE } = process.env;
  if (clientId && secret) {
    return { base: 'https://sandbox.plaid.com', clientId, secret, env: {}, stop: async () => {} };
  }
  if (PRACTICE !== '1') return null;
  const port = String(await freePort());
  const bank = startService('The practice bank', join(API_DIR, 'practice-bank/server.mjs'), {
    PRACTICE_BANK_PORT: port,
    PRACTICE_BANK_STATE: undefined,
  });
  await bank.ready;
  const env = { PLAID_CLIENT_ID: '', PLAID_SECRET: '', PRACTICE_BANK_PORT: port };
  const keys = { clientId: 'practice', secret: 'practice' };
  return { base: `http://127.0.0.1:${port}`, ...keys, env, stop: bank.stop };
}

/** Calls Plaid itself, without code of the product. */
function plaidAt({ base, clientId, secret }) {
  return async (path, body) => {
    const headers = {
      'content-type': 'application/json',
      'plaid-client-id': clientId,
      'plaid-secret': secret,
    };
    const answer = await fetch(base + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const received = await answer.json();
    if (!answer.ok) throw new Error(`${path} responded with ${received.error_code}`);
    return received;
  };
}

const publicToken = async (plaid) => {
  const { public_token } = await plaid('/sandbox/public_token/create', {
    institution_id: 'ins_109508',
    initial_products: PRODUCTS,
    options: {
      override_username: 'user_custom',
      override_password: JSON.stringify(sandboxPerson()),
    },
  });
  return public_token;
};

/** Returns Plaid's data about the user, from a separate Item that is removed again. */
async function truthOf(plaid) {
  const { access_token } = await plaid('/item/public_token/exchange', {
    public_token: await publicToken(plaid),
  });
  const rows = [];
  let page = { has_more: true, next_cursor: '' };
  for (const endMs = Date.now() + COMPLETE_WITHIN_MS; Date.now() < endMs;) {
    const cursor = page.next_cursor || undefined;
    page = await plaid('/transactions/sync', { access_token, cursor, count: 500 });
    rows.push(...page.added);
    const isWhole = page.transactions_update_status === 'HISTORICAL_UPDATE_COMPLETE';
    if (isWhole && !page.has_more) break;
    if (!page.has_more) await sleep(2000);
  }
  const { accounts } = await plaid('/accounts/get', { access_token });
  const { holdings } = await plaid('/investments/holdings/get', { access_token });
  await plaid('/item/remove', { access_token });
  return {
    rows: rows.map(({ date, amount, name }) => [date, amount, name]),
    accounts: accounts.map(({ mask, balances }) => [mask, balances.current]),
    holdings: holdings.map(({ quantity, institution_value }) => [quantity, institution_value]),
  };
}

/** Returns the product's data about the user. */
async function shownBy(api) {
  const { rawData } = await api('GET', '/api/plaid/debug/all-data');
  const { holdings } = await api('GET', '/api/finance/holdings');
  return {
    rows: rawData.transactions.map(({ date, amount, name }) => [date, amount, name]),
    accounts: rawData.accounts.map(({ mask, balances }) => [mask, balances.current]),
    holdings: holdings.map(({ quantity, value }) => [quantity, value]),
  };
}

async function untilComplete(api) {
  let nextRefreshMs = Date.now() + REFRESH_EVERY_MS;
  for (const endMs = Date.now() + COMPLETE_WITHIN_MS; Date.now() < endMs; await sleep(1000)) {
    const { items } = await api('GET', '/api/plaid/status');
    if (items[0]?.history === 'complete') return;
    if (Date.now() < nextRefreshMs) continue;
    nextRefreshMs = Date.now() + REFRESH_EVERY_MS;
    await api('POST', '/api/plaid/refresh', {});
  }
  throw new Error('the history did not become complete');
}

/** Calls the api as one browser and stores every answer for the search for secrets. */
function browserAt(url, answers) {
  const { send } = browserSession(url);
  return async (method, path, body) => {
    const answer = await send(method, path, body);
    const text = await answer.text();
    answers.push(text);
    if (!answer.ok) throw new Error(`${path} answered ${text}`);
    return JSON.parse(text);
  };
}

const sorted = (rows) => rows.map((row) => JSON.stringify(row)).sort();
const isSame = (a, b) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

async function main() {
  const bank = await target();
  if (!bank) {
    console.log('NOT RUN: PLAID_CLIENT_ID and PLAID_SECRET are not set.');
    process.exitCode = 2;
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'halyard-sandbox-'));
  const port = String(await freePort());
  const service = startApi({
    OPENAI_API_KEY: '',
    PLAID_ENV: 'sandbox',
    ...bank.env,
    PORT: port,
    DATABASE_PATH: join(folder, 'halyard.db'),
    TOKEN_KEY_FILE: join(folder, 'token.key'),
  });
  const answers = [];
  try {
    await service.ready;
    const plaid = plaidAt(bank);
    const api = browserAt(`http://127.0.0.1:${port}`, answers);
    const link = await api('POST', '/api/plaid/create-link-token', {});
    await api('POST', '/api/plaid/exchange-token', { public_token: await publicToken(plaid) });
    await untilComplete(api);
    const [truth, shown] = [await truthOf(plaid), await shownBy(api)];
    await api('DELETE', '/api/plaid/item', {});
    const { connected } = await api('GET', '/api/plaid/status');
    const checks = {
      'a link token': link.link_token.startsWith('link-'),
      'the same transactions, with the bank’s sign': isSame(truth.rows, shown.rows),
      'the same balances': isSame(truth.accounts, shown.accounts),
      'the same holdings': isSame(truth.holdings, shown.holdings),
      'nothing after the removal': connected === false,
      'no access token in any answer': !answers.join('').includes('access-'),
    };
    const where = bank.base.includes('plaid.com') ? 'Plaid Sandbox' : 'practice bank';
    console.log(JSON.stringify({ where, rows: truth.rows.length, checks }, null, 2));
    process.exitCode = Object.values(checks).every(Boolean) ? 0 : 1;
  } finally {
    await service.stop();
    await bank.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
