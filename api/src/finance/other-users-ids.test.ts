import { testApi, type TestApi, type Visitor } from '../testing/test-api';

let api: TestApi;
let ann: Visitor;
let eve: Visitor;

const call = (
  visitor: Visitor,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) => visitor.call(method, `/api/finance/${path}`, body && { body });

async function made(visitor: Visitor, path: string, body: object) {
  const answer = await call(visitor, 'POST', path, body);
  expect([path, answer.statusCode, answer.body]).toEqual([path, 201, answer.body]);
  return answer.json();
}

const RULE = {
  name: 'Beans',
  when: { match: 'all', conditions: [{ field: 'text', operator: 'contains', value: 'coffee' }] },
  then: { tags: ['beans'] },
};
const ROW = { date: '2025-07-10', merchant: 'Coffee Bar', category: 'Other', amount: -9 };
const DENTIST = {
  name: 'Dentist',
  amount: -120,
  date: '2025-07-21',
  rhythm: 'once',
  ends: null,
  account_id: null,
};
const BILL = { payee: 'Coffee Bar', direction: 'out', low: 9, high: 9, rhythm: 'none' };

/** Creates one thing of each kind that the tests attack. */
async function belongings(visitor: Visitor) {
  const account = (await made(visitor, 'accounts', { name: 'Jar', type: 'checking', balance: 100 }))
    .account.id;
  const row = (await made(visitor, 'transactions', { ...ROW, account_id: account })).transaction.id;
  const deposit = (await made(visitor, 'transactions', { ...ROW, amount: 5, account_id: account }))
    .transaction.id;
  const rule = (await made(visitor, 'rules', RULE)).id;
  const applied = (await call(visitor, 'POST', `rules/${rule}/apply`)).json().changeId;
  const category = (
    await made(visitor, 'categories', { name: 'Beans', kind: 'expense', group: 'Own' })
  ).id;
  const accounts = [{ accountId: account, amount: 20 }];
  const goal = (await made(visitor, 'goals', { name: 'Boat', target: 900, accounts })).id;
  const scheduled = (await made(visitor, 'scheduled', DENTIST)).scheduled_item.id;
  const bill = (await made(visitor, 'bill-choices', BILL)).bill_choice.id;
  return { account, row, deposit, rule, applied, category, goal, scheduled, bill };
}

type Ids = Awaited<ReturnType<typeof belongings>>;
let hers: Ids;
let own: Ids;
// No test may change anything here, so one API serves all of them.
beforeAll(async () => {
  api = await testApi();
  [ann, eve] = [api.visitor(), api.visitor()];
  hers = await belongings(ann);
  own = await belongings(eve);
});
afterAll(() => api.close());

const LISTS = [
  'accounts',
  'transactions',
  'rules',
  'categories',
  'goals',
  'scheduled',
  'bill-choices',
  'changes',
  'forecast',
];
const everything = async () =>
  Promise.all(LISTS.map(async (path) => (await call(ann, 'GET', path)).body));

type Attempt = readonly [
  what: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: (her: Ids, own: Ids) => string,
  body?: (her: Ids, own: Ids) => object,
];

const goalOf = (accountId: string) => ({
  name: 'Boat',
  target: 900,
  accounts: [{ accountId, amount: 1 }],
});

const ATTEMPTS: readonly Attempt[] = [
  ['reads why a row is what it is', 'GET', ({ row }) => `transactions/${row}/why`],
  ['changes a rule', 'PUT', ({ rule }) => `rules/${rule}`, () => RULE],
  ['deletes a rule', 'DELETE', ({ rule }) => `rules/${rule}`],
  ['applies a rule', 'POST', ({ rule }) => `rules/${rule}/apply`],
  [
    'previews a change of a rule',
    'POST',
    () => 'rules/preview',
    ({ rule }) => ({ ...RULE, id: rule }),
  ],
  ['undoes a change', 'POST', ({ applied }) => `changes/${applied}/undo`],
  ['tags a row', 'PATCH', ({ row }) => `transactions/${row}`, () => ({ tags: ['eve'] })],
  [
    'splits a row',
    'PATCH',
    ({ row }) => `transactions/${row}`,
    () => ({
      parts: [
        { category: 'Other', amount: -4 },
        { category: 'Gas', amount: -5 },
      ],
    }),
  ],
  ['expects a share of a row', 'PATCH', ({ row }) => `transactions/${row}`, () => ({ owed: 1 })],
  [
    'pays back a row of another user',
    'PATCH',
    (_, mine) => `transactions/${mine.deposit}`,
    ({ row }) => ({ repays: row }),
  ],
  [
    'links an own row with one of another user',
    'PATCH',
    (_, mine) => `transactions/${mine.row}`,
    ({ deposit }) => ({ transfer_id: deposit }),
  ],
  ['changes a goal', 'PUT', ({ goal }) => `goals/${goal}`, (_, mine) => goalOf(mine.account)],
  ['deletes a goal', 'DELETE', ({ goal }) => `goals/${goal}`],
  [
    'adds to a goal',
    'POST',
    ({ goal }) => `goals/${goal}/contributions`,
    (_, mine) => ({ accountId: mine.account, amount: 1, date: '2025-07-10' }),
  ],
  [
    'funds a goal from an account of another user',
    'POST',
    () => 'goals',
    ({ account }) => goalOf(account),
  ],
  [
    'changes a scheduled item',
    'PATCH',
    ({ scheduled }) => `scheduled/${scheduled}`,
    () => ({ amount: -1 }),
  ],
  ['deletes a scheduled item', 'DELETE', ({ scheduled }) => `scheduled/${scheduled}`],
  ['removes a choice about a bill', 'DELETE', ({ bill }) => `bill-choices/${bill}`],
  [
    'renames a category',
    'PUT',
    ({ category }) => `categories/${category}`,
    () => ({ name: 'Eve' }),
  ],
  ['deletes a category', 'DELETE', ({ category }) => `categories/${category}`],
  ['reads the forecast of an account', 'GET', ({ account }) => `forecast?account=${account}`],
  [
    'adds a row to an account',
    'POST',
    () => 'transactions',
    ({ account }) => ({ ...ROW, account_id: account }),
  ],
  ['reads receipts of a row', 'GET', ({ row }) => `receipts?transaction=${row}`],
];

// Covers P3-A7-2, P3-B5-2.
it.each(ATTEMPTS.map(([what, ...attempt]) => [what, attempt] as const))(
  'a user who %s with the id of another user gets 404 and changes nothing',
  async (_, [method, path, body]) => {
    const before = await everything();
    const answer = await call(eve, method, path(hers, own), body?.(hers, own));
    expect([answer.statusCode, answer.body]).toEqual([404, answer.body]);
    expect(answer.body).not.toContain('Beans');
    expect(await everything()).toEqual(before);
  },
);

it('a bulk change does not change a row of another user', async () => {
  const before = await everything();
  const body = { ids: [hers.row], patch: { addTags: ['eve'] } };
  const answer = await call(eve, 'POST', 'transactions/bulk', body);
  expect([answer.statusCode, answer.body]).toEqual([404, answer.body]);
  expect(await everything()).toEqual(before);
});
