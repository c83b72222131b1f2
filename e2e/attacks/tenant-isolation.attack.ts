import { newOwner } from './support/account';
import { atSite, type Client } from './support/client';
import {
  everythingOf,
  type FinancialData,
  type OwnedIds,
  newFinancialData,
  statementFor,
} from './support/household';

const MARK = 'zoe-was-here';

let zoe: FinancialData;
let mallory: Client;
let before: string;

beforeAll(async () => {
  zoe = await newFinancialData(MARK);
  mallory = (await newOwner('mallory')).client;
  before = await everythingOf(zoe);
});

type Attack = readonly [
  name: string,
  method: string,
  path: (owned: OwnedIds) => string,
  body?: (owned: OwnedIds) => object,
];

/** Each attack gets a 404, as for an unknown id, so that no user learns what another user has. */
const THEFTS: readonly Attack[] = [
  [
    'changes an account of hers',
    'PATCH',
    ({ account }) => `/api/finance/accounts/${account}`,
    () => ({ balance: 0 }),
  ],
  ['deletes an account of hers', 'DELETE', ({ account }) => `/api/finance/accounts/${account}`],
  [
    'changes a debt of hers',
    'PATCH',
    ({ debt }) => `/api/finance/liabilities/${debt}`,
    () => ({ balance: 0 }),
  ],
  ['deletes a debt of hers', 'DELETE', ({ debt }) => `/api/finance/liabilities/${debt}`],
  [
    'changes a transaction of hers',
    'PATCH',
    ({ transaction }) => `/api/finance/transactions/${transaction}`,
    () => ({ note: 'mine' }),
  ],
  [
    'deletes a transaction of hers',
    'DELETE',
    ({ transaction }) => `/api/finance/transactions/${transaction}`,
  ],
  [
    'adds a transaction to an account of hers',
    'POST',
    () => '/api/finance/transactions',
    ({ account }) => ({
      account_id: account,
      date: '2025-07-14',
      merchant: 'x',
      category: 'Travel',
      amount: -1,
    }),
  ],
  [
    'moves money between accounts of hers',
    'POST',
    () => '/api/finance/transfers',
    ({ account, otherAccount }) => ({
      from_account_id: account,
      to_account_id: otherAccount,
      date: '2025-07-14',
      amount: 1,
    }),
  ],
  [
    'looks at a statement for an account of hers',
    'POST',
    () => '/api/finance/statements/preview',
    ({ account }) => statementFor(account),
  ],
  [
    'imports a statement into an account of hers',
    'POST',
    () => '/api/finance/statements',
    ({ account }) => ({ ...statementFor(account), turned: [], balance: 'keep' }),
  ],
  ['undoes an import of hers', 'DELETE', ({ statement }) => `/api/finance/statements/${statement}`],
  [
    'changes a policy of hers',
    'PATCH',
    ({ policy }) => `/api/finance/protection/${policy}`,
    () => ({ premium: 0 }),
  ],
  ['deletes a policy of hers', 'DELETE', ({ policy }) => `/api/finance/protection/${policy}`],
  ['deletes a paystub of hers', 'DELETE', ({ paystub }) => `/api/finance/paystubs/${paystub}`],
  ['ends a session of hers', 'DELETE', ({ session }) => `/api/auth/sessions/${session}`],
  [
    'reads what was sent to a model for a question of hers',
    'GET',
    ({ question }) => `/api/ai/chat/${question}/sent`,
  ],
];

/** Each request names the id of another user. */
const IMPERSONATIONS: readonly Attack[] = [
  ['reads her accounts', 'GET', ({ userId }) => `/api/finance/accounts?userId=${userId}`],
  ['reads her transactions', 'GET', ({ userId }) => `/api/finance/transactions?userId=${userId}`],
  ['reads her whole home screen', 'GET', ({ userId }) => `/api/finance/home?userId=${userId}`],
  ['reads the state of her banks', 'GET', ({ userId }) => `/api/plaid/status?userId=${userId}`],
  ['takes a copy of her data', 'GET', ({ userId }) => `/api/privacy/copy?userId=${userId}`],
  [
    'links a bank for her',
    'POST',
    () => '/api/plaid/create-link-token',
    ({ userId }) => ({ userId }),
  ],
  ['refreshes her banks', 'POST', () => '/api/plaid/refresh', ({ userId }) => ({ userId })],
  ['disconnects her banks', 'DELETE', () => '/api/plaid/item', ({ userId }) => ({ userId })],
  [
    'asks the assistant about her',
    'POST',
    () => '/api/ai/chat',
    ({ userId }) => ({ userId, message: 'What is the net worth?' }),
  ],
  ['follows the events of her data', 'GET', ({ userId }) => `/api/plaid/events?userId=${userId}`],
];

const named = (attacks: readonly Attack[]) => attacks.map((attack) => [attack[0], attack] as const);

async function attempt(attacker: Client, [, method, path, body]: Attack) {
  const answer = await attacker.call(method, path(zoe.owned), body?.(zoe.owned));
  expect(answer.text).not.toContain(MARK);
  return answer.status;
}

describe('tenant isolation', () => {
  test.each(named(THEFTS))('nobody who is logged in %s', async (_, attack) => {
    expect(await attempt(mallory, attack)).toBe(404);
  });

  test.each(named(THEFTS))('no visitor %s', async (_, attack) => {
    expect([401, 404]).toContain(await attempt(atSite(), attack));
  });

  test.each(named(IMPERSONATIONS))('nobody who names her id %s', async (_, attack) => {
    expect(await attempt(mallory, attack)).toBe(403);
  });

  test('a request with two user ids gets no data of another user', async () => {
    const twice = `/api/finance/accounts?userId=demo_user&userId=${zoe.owned.userId}`;
    const answer = await mallory.get(twice);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.text).not.toContain(MARK);
  });

  test('no shared cache gives one user the answer for another user', async () => {
    const hers = await zoe.client.get('/api/finance/accounts');
    expect(hers.headers['cache-control']).toContain('no-store');
    const etag = hers.headers.etag ?? '"none"';
    const theirs = await mallory.get('/api/finance/accounts', { 'if-none-match': etag });
    expect(theirs.status).toBe(200);
    expect(theirs.text).not.toContain(MARK);
  });

  test('after all attacks, her data is unchanged', async () => {
    expect(await everythingOf(zoe)).toBe(before);
  });
});
