import { ENTITIES } from '../../entity/entities';
import { RECEIPT } from '../../testing/attacks';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

const KEY = '0f6c9b9e-5d0f-4a37-9f6a-0a3a4a1d7c55';

let api: TestApi;
let ann: Visitor;
let jar: string;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
  jar = await accountOf(ann, 'Jar');
});
afterEach(() => api.close());

const accountOf = async (visitor: Visitor, name: string): Promise<string> =>
  (await visitor.post('/api/finance/accounts', { name, type: 'checking', balance: 900 })).json()
    .account.id;

const coffee = () => ({
  account_id: jar,
  date: '2025-07-14',
  merchant: 'Coffee Corner',
  category: 'Travel',
  amount: -4.5,
  note: 'with Ben',
});

const send = (body: object, key = KEY, path = '/api/finance/transactions', visitor = ann) =>
  visitor.call('POST', path, { body, headers: { 'idempotency-key': key } });

const transactions = async (visitor = ann) =>
  (await visitor.get('/api/finance/transactions')).json().transactions;

const balance = async () => {
  const { accounts } = (await ann.get('/api/finance/accounts')).json();
  return accounts.find(({ id }: { id: string }) => id === jar).balance;
};

const goal = { name: 'Trip', target: 900, date: null, accounts: [] };

const RULE = {
  when: { match: 'all', conditions: [{ field: 'text', operator: 'contains', value: 'zz' }] },
  then: { category: 'Travel' },
};

/** It is a name with the path and the body of a request that creates something. */
type Creating = [name: string, prepare: () => Promise<readonly [path: string, body: object]>];

const CREATING: readonly Creating[] = [
  ...ENTITIES.map(({ name, path, example }): Creating => [name, async () => [path, example]]),
  ['account', async () => ['/api/finance/accounts', { name: 'Box', type: 'savings', balance: 5 }]],
  [
    'debt',
    async () => ['/api/finance/liabilities', { name: 'Loan', type: 'auto_loan', balance: 5 }],
  ],
  ['transaction', async () => ['/api/finance/transactions', coffee()]],
  [
    'transfer',
    async () => {
      const to_account_id = await accountOf(ann, 'Box');
      const transfer = { from_account_id: jar, to_account_id, amount: 5, date: '2025-07-14' };
      return ['/api/finance/transfers', transfer];
    },
  ],
  ['goal', async () => ['/api/finance/goals', goal]],
  [
    'contribution',
    async () => {
      const { id } = (await ann.post('/api/finance/goals', goal)).json();
      return [`/api/finance/goals/${id}/contributions`, { accountId: jar, amount: 20 }];
    },
  ],
  ['category', async () => ['/api/finance/categories', { name: 'Bees', kind: 'expense' }]],
  ['rule', async () => ['/api/finance/rules', RULE]],
  [
    'budget move',
    async () => {
      const body = { month: null, assigned: { groceries: 100, gas: 40 } };
      await ann.call('PUT', '/api/finance/budget', { body });
      const move = { month: '2025-07', from: 'gas', to: 'groceries', amount: 5 };
      return ['/api/finance/budget/moves', move];
    },
  ],
  [
    'receipt',
    async () => {
      const { id } = (await ann.post('/api/finance/transactions', coffee())).json().transaction;
      return [`/api/finance/transactions/${id}/receipts`, RECEIPT];
    },
  ],
];

/** Everything that is stored for the user, except for the results of requests. */
async function storedRows(): Promise<number> {
  const { userId } = (await ann.get('/api/auth/session')).json();
  const { used_rows } = await api.db
    .selectFrom('users')
    .select('used_rows')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return used_rows;
}

it.each(CREATING)('a repeated request for a new %s stores it once', async (_name, prepare) => {
  const [path, body] = await prepare();
  const first = await send(body, KEY, path);
  expect([first.statusCode, first.body]).toEqual([201, expect.any(String)]);
  const rows = await storedRows();
  const again = await send(body, KEY, path);
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  expect(await storedRows()).toBe(rows);
});

it('two requests at the same time with one key store one transaction', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(coffee())));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await transactions()).toHaveLength(1);
  expect(await balance()).toBe(895.5);
});

it('equal requests with keys of their own, or without a key, are different entries', async () => {
  await send(coffee(), 'first');
  await send(coffee(), 'second');
  await ann.post('/api/finance/transactions', coffee());
  expect(await transactions()).toHaveLength(3);
});

it('another request with the key of an earlier one is refused', async () => {
  await send(coffee());
  const other = await send({ ...coffee(), amount: -5 });
  expect([other.statusCode, other.json().code]).toEqual([422, 'KEY_REUSED']);
  const elsewhere = await send(goal, KEY, '/api/finance/goals');
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([422, 'KEY_REUSED']);
  expect(await transactions()).toHaveLength(1);
});

it('a refused request leaves its key free', async () => {
  expect((await send({ ...coffee(), account_id: 'none' })).statusCode).toBe(404);
  expect((await send(coffee())).statusCode).toBe(201);
});

it('the key of another user changes nothing', async () => {
  await send(coffee());
  const bea = api.visitor();
  const hers = { ...coffee(), account_id: await accountOf(bea, 'Jar') };
  expect((await send(hers, KEY, undefined, bea)).statusCode).toBe(201);
  expect(await transactions(bea)).toHaveLength(1);
  const stolen = await send(coffee(), KEY, undefined, bea);
  expect([stolen.statusCode, stolen.json().code]).toEqual([422, 'KEY_REUSED']);
});

it('quotes belong to the header, and not to the key', async () => {
  await send(coffee(), `"${KEY}"`);
  await send(coffee(), KEY);
  expect(await transactions()).toHaveLength(1);
});

it.each(['', '""', 'k'.repeat(65), 'k'.repeat(10_000)])(
  'a key without letters or with too many is refused (%#)',
  async (key) => {
    expect((await send(coffee(), key)).statusCode).toBe(400);
    expect(await transactions()).toEqual([]);
  },
);

it('a change that was undone after the second request stays undone', async () => {
  await send(goal, KEY, '/api/finance/goals');
  const { changeId } = (await send(goal, KEY, '/api/finance/goals')).json();
  expect((await ann.post(`/api/finance/changes/${changeId}/undo`)).statusCode).toBe(200);
  await send(goal, KEY, '/api/finance/goals');
  expect((await ann.get('/api/finance/goals')).json().goals).toEqual([]);
});

it('a key is kept for a day, also when it is not deleted on time', async () => {
  await send(coffee());
  api.setClock('2025-07-16T15:59:59.999Z');
  await send(coffee());
  expect(await transactions()).toHaveLength(1);
  api.setClock('2025-07-16T16:00:00Z');
  await send(coffee());
  expect(await transactions()).toHaveLength(2);
});
