import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownStore } from '../../mfe/own-store.mjs';
import { NO_PROVIDERS, practiceBankAt, settingsOfBank } from '../proofs/support/practice-world.mjs';
import { freePort } from '../../run/port.mjs';
import { startProduct } from '../../run/product.mjs';
import { siteOf } from './twin.mjs';

const MERCHANTS = [
  'Harbor',
  'Willow',
  'Copper',
  'Juniper',
  'Meridian',
  'Sable',
  'Lantern',
  'Quarry',
  'Orchard',
  'Beacon',
];
const KINDS = ['Market', 'Cafe', 'Fuel', 'Pharmacy', 'Books', 'Garden', 'Diner', 'Outfitters'];
const DAY_MS = 86_400_000;

/** Builds a persona with one checking account and `count` transactions over two years, the same in every run. */
function largePersona(count) {
  const newest = Date.parse('2026-11-20T00:00:00Z');
  const transactions = Array.from({ length: count }, (_, index) => {
    const day = new Date(newest - ((index * 37) % 725) * DAY_MS).toISOString().slice(0, 10);
    const name = `${MERCHANTS[(index * 7) % MERCHANTS.length]} ${KINDS[(index * 13) % KINDS.length]} ${index % 400}`;
    const amount = index % 20 === 0 ? -1500 : 3 + ((index * 31) % 12_000) / 100;
    return { date_transacted: day, date_posted: day, amount, description: name, currency: 'USD' };
  });
  const meta = { name: 'Large Checking', mask: '0100' };
  return {
    override_accounts: [
      { type: 'depository', subtype: 'checking', starting_balance: 5000, meta, transactions },
    ],
  };
}

async function running(folder, env) {
  const [port, bankPort] = [await freePort(), await freePort()];
  const data = join(folder, 'data');
  const product = await startProduct({
    env: {
      ...process.env,
      ...NO_PROVIDERS,
      TOKEN_KEY_FILE: join(folder, 'keys', 'token.key'),
      ...env,
    },
    ports: [port],
    bankPort,
    data,
  });
  return {
    url: `http://127.0.0.1:${port}`,
    bankUrl: `http://127.0.0.1:${bankPort}`,
    database: join(data, 'halyard.db'),
    apiPid: product.services.at(-1).child.pid,
    async stop() {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const ownFolder = () => mkdtempSync(join(tmpdir(), 'halyard-bench-'));

/** Starts the built product with its own data and a bank whose user has `count` transactions. */
export async function runningProduct(count) {
  const folder = ownFolder();
  return running(folder, {
    ...settingsOfBank(folder, largePersona(count)),
    MFE_STORE: await ownStore(folder),
  });
}

/** Starts the built product with its own data and these settings. */
export async function productWith(env) {
  const folder = ownFolder();
  return running(folder, { MFE_STORE: await ownStore(folder), ...env });
}

/** Starts the same api in front of a site that was built only for the bench, with no remotes. */
export function servedSite(name) {
  const folder = ownFolder();
  const MFE_STORE = join(folder, 'no-remotes');
  mkdirSync(join(MFE_STORE, 'artifacts'), { recursive: true });
  return running(folder, { WEB_ROOT: siteOf(name), MFE_STORE });
}

/** Links the bank for the visitor of a browser context, without its window. */
export async function linkLarge(product, context) {
  const publicToken = await practiceBankAt(product.bankUrl).publicToken({
    products: ['transactions'],
  });
  const headers = { origin: product.url };
  await context.request.get(`${product.url}/api/auth/session`);
  const data = { public_token: publicToken, userId: 'demo_user' };
  const answer = await context.request.post(`${product.url}/api/plaid/exchange-token`, {
    data,
    headers,
    timeout: 120_000,
  });
  if (!answer.ok()) throw new Error(`the link failed: ${await answer.text()}`);
}

/** Waits until the bank's whole history has arrived. Throws if it does not have `count` rows. */
export async function untilComplete(product, context, count) {
  const ask = (path) => context.request.get(`${product.url}${path}`, { timeout: 120_000 });
  for (;;) {
    const { items } = await (await ask('/api/plaid/status?userId=demo_user')).json();
    if (items.length > 0 && items.every(({ history }) => history === 'complete')) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const list = await (await ask('/api/finance/transactions?format=columns')).text();
  const found = JSON.parse(list.slice(0, list.indexOf('\n'))).count;
  if (found !== count) throw new Error(`the bank sent ${count} rows, and ${found} are there`);
}
