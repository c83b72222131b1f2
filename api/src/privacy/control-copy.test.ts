import { RECEIPT } from '../testing/attacks';
import { testApi, type TestApi, type Visitor } from '../testing/test-api';
import { readEverything } from './testing/read-everything';

let here: TestApi;
let there: TestApi;
beforeEach(async () => {
  here = await testApi();
  there = await testApi();
});
afterEach(() => Promise.all([here.close(), there.close()]));

const MONTH = '2025-07';

const caller =
  (visitor: Visitor) =>
  async (method: 'POST' | 'PUT' | 'PATCH', path: string, body: object = {}) => {
    const answer = await visitor.call(method, `/api/finance/${path}`, { body });
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.body}`);
    return answer.json();
  };

/** Creates data of every kind that a user controls each month. */
async function household(visitor: Visitor): Promise<{ readonly receiptOf: string }> {
  const call = caller(visitor);
  const { account } = await call('POST', 'accounts', {
    name: 'Jar',
    type: 'checking',
    balance: 900,
  });
  const row = async (merchant: string, category: string, amount: number) => {
    const body = { account_id: account.id, date: `${MONTH}-10`, merchant, category, amount };
    return (await call('POST', 'transactions', body)).transaction.id as string;
  };
  const dinner = await row('Trattoria', 'Dining Out', -100);
  const paidBack = await row('Bob', 'Other', 60);
  const market = await row('Market', 'Groceries', -40);
  const coffee = await row('Blue Bottle', 'Other', -5);
  await call('PATCH', `transactions/${dinner}`, { owed: 60, tags: ['friends'], note: 'party' });
  await call('PATCH', `transactions/${paidBack}`, { repays: dinner, reviewed: true });
  const parts = [
    { category: 'Groceries', amount: -30 },
    { category: 'Pets', amount: -10 },
  ];
  await call('PATCH', `transactions/${market}`, { parts, hidden: true });
  await call('POST', `transactions/${market}/receipts`, RECEIPT);

  const rule = (name: string, value: string, then: object) =>
    call('POST', 'rules', {
      name,
      when: { match: 'all', conditions: [{ field: 'merchant', operator: 'contains', value }] },
      then,
    });
  await rule('Second', 'Blue', { category: 'Travel', tags: ['trip'] });
  const first = await rule('First', 'Bottle', { category: 'Dining Out', merchant: 'The Bottle' });
  await call('PUT', `rules/${first.id}`, {
    name: 'First',
    when: first.when,
    then: first.then,
    order: 0,
  });
  await call('POST', `rules/${first.id}/apply`);
  await call('PATCH', `transactions/${coffee}`, { category: 'Gifts & Donations' });

  await call('PUT', 'budget', {
    month: null,
    assigned: { groceries: 400, pets: 20 },
    settings: {
      groceries: { kind: 'rollover' },
      travel: { kind: 'target', amount: 1_200, by: '2025-12' },
    },
  });
  await call('POST', 'budget/moves', { month: MONTH, from: 'groceries', to: 'pets', amount: 15 });
  await call('POST', 'scheduled', {
    name: 'Dentist',
    amount: -120.5,
    date: '2025-07-21',
    rhythm: 'monthly',
    ends: '2025-12-31',
    account_id: account.id,
  });
  const bill = { payee: 'Blue Bottle', direction: 'out', low: 5, high: 5 };
  await call('POST', 'bill-choices', { ...bill, rhythm: 'weekly' });
  await call('PUT', 'buffer', { buffer: 75 });
  const accounts = [{ accountId: account.id, amount: 200 }];
  const goal = await call('POST', 'goals', {
    name: 'Boat',
    target: 900,
    date: '2026-07-01',
    accounts,
  });
  await call('POST', `goals/${goal.id}/contributions`, { accountId: account.id, amount: 25 });
  await call('POST', 'goals', { name: 'Trip', target: 300, accounts: [] });
  const { changes } = (await visitor.get('/api/finance/changes')).json();
  await call('POST', `changes/${changes[0].id}/undo`);
  return { receiptOf: market };
}

async function receiptsOf(visitor: Visitor, row: string) {
  const list = (await visitor.get(`/api/finance/transactions/${row}/receipts`)).json().receipts;
  const file = await visitor.get(`/api/finance/receipts/${list[0].id}`);
  return { list, bytes: file.rawPayload.toString('base64') };
}

const historyOf = async (visitor: Visitor) =>
  (await visitor.get('/api/finance/changes'))
    .json()
    .changes.map(({ kind, label, by, undoneAt, canUndo, fields }: Record<string, unknown>) => ({
      kind,
      label,
      by,
      undoneAt,
      canUndo,
      fields,
    }));

// Covers P3-A7-2, P3-A8-7, P3-A9-2, P3-A10-1, P3-B1-6, P3-B3-4, P3-B4-4, P3-B4-8, P3-B5-10.
it('a copy restored on a new server has all that a user controls each month', async () => {
  const [ann, bea] = [here.visitor(), there.visitor()];
  const { receiptOf } = await household(ann);
  const zip = (await ann.get('/api/privacy/copy')).rawPayload;
  const restored = await bea.send('POST', '/api/privacy/copy?name=mine.zip', zip, {
    'content-type': 'application/zip',
  });
  expect(restored.json()).toMatchObject({ success: true });

  const read = async (visitor: Visitor, path: string) =>
    (await visitor.get(`/api/finance/${path}`)).json();
  expect((await read(bea, 'rules')).rules.map(({ name }: { name: string }) => name)).toEqual([
    'First',
    'Second',
  ]);
  expect(await read(bea, `budget?month=${MONTH}`)).toMatchObject({
    settings: {
      groceries: { kind: 'rollover' },
      travel: { kind: 'target', amount: 1_200, by: '2025-12' },
    },
  });
  expect((await read(bea, 'goals')).goals).toMatchObject([{ name: 'Boat', funded: 225 }]);
  expect(await receiptsOf(bea, receiptOf)).toEqual(await receiptsOf(ann, receiptOf));
  const list = await historyOf(ann);
  expect(await historyOf(bea)).toEqual(expect.arrayContaining(list));
  const { '/api/finance/changes': _, ...before } = {
    ...(await readEverything(here, ann)),
  } as Record<string, unknown>;
  const { '/api/finance/changes': __, ...after } = {
    ...(await readEverything(there, bea)),
  } as Record<string, unknown>;
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(
      ['rules', 'goals', 'scheduled', 'bill-choices', 'buffer', 'forecast', 'budget'].map(
        (path) => `/api/finance/${path}`,
      ),
    ),
  );
  expect(after).toEqual(before);

  // Changes from before the move can be undone after it.
  const { changes } = await read(bea, 'changes');
  const applied = changes.find(({ kind }: { kind: string }) => kind === 'rule-applied');
  expect(applied).toMatchObject({ canUndo: true });
  expect((await bea.post(`/api/finance/changes/${applied.id}/undo`)).statusCode).toBe(200);
  const { transactions } = await read(bea, 'transactions');
  expect(transactions).toContainEqual(
    expect.objectContaining({ merchant: 'Blue Bottle', category: 'Gifts & Donations' }),
  );
});
