import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
});
afterEach(() => api.close());

const read = async (resource: string) => (await ann.get(`/api/finance/${resource}`)).json();
const transactions = async () => (await read('transactions')).transactions;
const balances = async () =>
  [...(await read('accounts')).accounts, ...(await read('liabilities')).liabilities].map(
    ({ balance }: { balance: number }) => balance,
  );

async function account(body: object = {}): Promise<string> {
  const answer = await ann.post('/api/finance/accounts', {
    name: 'Wallet',
    type: 'checking',
    balance: 100,
    ...body,
  });
  return answer.json().account.id;
}

async function card(): Promise<string> {
  const body = { name: 'Card', type: 'credit_card', balance: 50 };
  return (await ann.post('/api/finance/liabilities', body)).json().liability.id;
}

const purchase = (account_id: string, part: object = {}) => ({
  account_id,
  date: '2025-07-10',
  merchant: 'Bakery',
  category: 'Groceries',
  amount: -12.5,
  ...part,
});

const enter = async (account_id: string, part: object = {}) =>
  (await ann.post('/api/finance/transactions', purchase(account_id, part))).json().transaction;

const patch = (id: string, body: object) =>
  ann.call('PATCH', `/api/finance/transactions/${id}`, { body });

describe('POST /api/finance/transactions', () => {
  it('adds money out and lowers the balance', async () => {
    const id = await account();
    const transaction = await enter(id, { note: 'rolls' });
    expect(transaction).toMatchObject({
      account_id: id,
      date: '2025-07-10',
      merchant: 'Bakery',
      category: 'Groceries',
      amount: -12.5,
      type: 'debit',
      note: 'rolls',
      source: 'manual',
      pending: false,
      currency: 'USD',
    });
    expect(await transactions()).toEqual([transaction]);
    expect(await balances()).toEqual([87.5]);
    expect((await read('spending')).total).toBe(12.5);
  });

  it('raises a card’s debt by a purchase', async () => {
    await enter(await card());
    expect(await balances()).toEqual([62.5]);
  });

  it('lists the newest first', async () => {
    const id = await account();
    for (const date of ['2025-07-01', '2025-07-03', '2025-07-02']) await enter(id, { date });
    expect((await transactions()).map(({ date }: { date: string }) => date)).toEqual([
      '2025-07-03',
      '2025-07-02',
      '2025-07-01',
    ]);
  });

  it('refuses an account of the sample or of another user', async () => {
    const [sample] = (await read('accounts')).accounts;
    expect((await ann.post('/api/finance/transactions', purchase(sample.id))).json().code).toBe(
      'SAMPLE_DATA',
    );
    await account();
    const answer = await ann.post('/api/finance/transactions', purchase(sample.id));
    expect(answer.json().code).toBe('NOT_FOUND');
  });
});

describe('PATCH /api/finance/transactions/:id', () => {
  it('changes category, note, and name independently of the stored row', async () => {
    const { id } = await enter(await account());
    await patch(id, { category: 'Dining Out' });
    await patch(id, { note: 'with Bea' });
    const answer = await patch(id, { merchant: 'Corner Bakery' });
    expect(answer.json().transaction).toMatchObject({
      category: 'Dining Out',
      note: 'with Bea',
      merchant: 'Corner Bakery',
      name: 'Bakery',
    });
    expect(await transactions()).toEqual([answer.json().transaction]);
    expect((await patch(id, { note: null })).json().transaction.note).toBeNull();
    const [row] = await api.db.selectFrom('transactions').selectAll().execute();
    expect(row?.category).toBe('Groceries');
  });

  it('splits a transaction into categories, updates the sums, and joins it again', async () => {
    const { id } = await enter(await account());
    const parts = [
      { category: 'Groceries', amount: -10.01 },
      { category: 'Shopping', amount: -2.49 },
    ];
    expect((await patch(id, { parts })).json().transaction).toMatchObject({ id, amount: -12.5 });
    expect(await transactions()).toMatchObject(parts);
    expect((await read('spending')).categories).toMatchObject([
      { name: 'Groceries', amount: 10.01 },
      { name: 'Shopping', amount: 2.49 },
    ]);
    const [, part] = await transactions();
    await patch(part.id, { parts: null });
    expect(await transactions()).toMatchObject([{ id, amount: -12.5 }]);
  });

  it.each([
    ['a cent too little', [-10, -2.49]],
    ['a cent too much', [-10, -2.51]],
  ])('refuses parts that sum to %s', async (_, [a, b]) => {
    const { id } = await enter(await account());
    const parts = [
      { category: 'Groceries', amount: a },
      { category: 'Shopping', amount: b },
    ];
    const answer = await patch(id, { parts });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('PARTS_DIFFER');
    expect(await transactions()).toHaveLength(1);
  });

  it('changes date, amount, and account of a manual row, and both balances', async () => {
    const [from, to] = [await account(), await card()];
    const { id } = await enter(from);
    const answer = await patch(id, { date: '2025-07-12', amount: -30, account_id: to });
    expect(answer.json().transaction).toMatchObject({
      date: '2025-07-12',
      amount: -30,
      account_id: to,
    });
    expect(await balances()).toEqual([100, 80]);
  });

  it('removes a split that no longer sums to the amount', async () => {
    const { id } = await enter(await account());
    const parts = [
      { category: 'Groceries', amount: -10 },
      { category: 'Shopping', amount: -2.5 },
    ];
    await patch(id, { parts });
    await patch(id, { amount: -13 });
    expect(await transactions()).toMatchObject([{ id, amount: -13 }]);
  });

  it('changes texts but not figures of a bank’s row', async () => {
    const { id } = await enter(await account());
    await api.db.updateTable('transactions').set({ source: 'bank' }).execute();
    expect((await patch(id, { category: 'Travel' })).statusCode).toBe(200);
    for (const body of [{ amount: -1 }, { date: '2025-07-01' }, { account_id: 'acc-1' }]) {
      expect((await patch(id, body)).json().code).toBe('NOT_MANUAL_ENTRY');
    }
  });

  it('changes a row of the sample for this visitor only', async () => {
    const [first] = await transactions();
    expect((await patch(first.id, { category: 'Travel', note: 'mine' })).statusCode).toBe(200);
    expect((await transactions())[0]).toEqual({ ...first, category: 'Travel', note: 'mine' });
    const other = (await api.visitor().get('/api/finance/transactions')).json();
    expect(other.transactions[0]).toEqual(first);
    expect((await patch(first.id, { amount: -1 })).json().code).toBe('SAMPLE_DATA');
  });
});

describe('DELETE /api/finance/transactions/:id', () => {
  it('deletes a manual row and reverts the balance', async () => {
    const { id } = await enter(await account());
    expect((await ann.call('DELETE', `/api/finance/transactions/${id}`)).statusCode).toBe(200);
    expect(await transactions()).toEqual([]);
    expect(await balances()).toEqual([100]);
  });

  it('does not delete a row of a bank or of the sample', async () => {
    const [sample] = await transactions();
    const refused = await ann.call('DELETE', `/api/finance/transactions/${sample.id}`);
    expect(refused.json().code).toBe('SAMPLE_DATA');
    const { id } = await enter(await account());
    await api.db.updateTable('transactions').set({ source: 'bank' }).execute();
    const answer = await ann.call('DELETE', `/api/finance/transactions/${id}`);
    expect(answer.json().code).toBe('NOT_MANUAL_ENTRY');
  });
});

describe('POST /api/finance/transfers', () => {
  const transfer = (from: string, to: string, amount = 40) =>
    ann.post('/api/finance/transfers', {
      from_account_id: from,
      to_account_id: to,
      date: '2025-07-11',
      amount,
    });

  it('moves money between two manual accounts without changing income or spending', async () => {
    const [from, to] = [await account(), await account({ name: 'Jar', balance: 5 })];
    const answer = await transfer(from, to);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().transactions).toMatchObject([
      { account_id: from, amount: -40, category: 'Transfer', merchant: 'Transfer to Jar' },
      { account_id: to, amount: 40, category: 'Transfer', merchant: 'Transfer from Wallet' },
    ]);
    expect(await balances()).toEqual([60, 45]);
    expect(await read('income')).toMatchObject({ received: 0, spent: 0 });
  });

  it('reduces a manual debt', async () => {
    await transfer(await account(), await card());
    expect(await balances()).toEqual([60, 10]);
  });

  it('refuses a transfer to the same account, to another currency, and to a bank’s account', async () => {
    const from = await account();
    expect((await transfer(from, from)).statusCode).toBe(400);
    expect((await transfer(from, await account(), 0)).statusCode).toBe(400);
    expect((await transfer(from, await account({ currency: 'EUR' }))).json().code).toBe(
      'TRANSFER_NEEDS_MANUAL',
    );
    const bank = await account();
    await api.db.updateTable('accounts').set({ source: 'bank' }).where('id', '=', bank).execute();
    expect((await transfer(from, bank)).json().code).toBe('TRANSFER_NEEDS_MANUAL');
    expect((await transfer(from, 'acc-none')).statusCode).toBe(404);
    expect(await transactions()).toEqual([]);
  });
});
