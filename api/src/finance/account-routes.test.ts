import { testApi, type TestApi, type Visitor } from '../testing/test-api';

const CASH = { name: 'Jar', type: 'savings', balance: 1234.56 };
const LOAN = { name: 'Family loan', type: 'loan', balance: 900, interest_rate: 3.5 };

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
});
afterEach(() => api.close());

const read = async (visitor: Visitor, resource: string) =>
  (await visitor.get(`/api/finance/${resource}`)).json();

describe('POST /api/finance/accounts', () => {
  //
  it('makes a visitor a person with data of their own: sample figures never show again', async () => {
    const answer = await ann.post('/api/finance/accounts', { ...CASH, userId: 'demo_user' });
    expect(answer.statusCode).toBe(201);
    const { account } = answer.json();
    expect(account).toMatchObject({
      ...CASH,
      institution: 'Manual',
      currency: 'USD',
      source: 'manual',
    });
    expect(account.id).toMatch(/^acc-/);
    expect(await read(ann, 'accounts')).toMatchObject({
      source: 'own',
      today: '2025-07-15',
      accounts: [account],
    });
    for (const [resource, list] of [
      ['transactions', 'transactions'],
      ['liabilities', 'liabilities'],
      ['paystubs', 'paystubs'],
      ['protection', 'policies'],
      ['notifications', 'notifications'],
    ] as const) {
      expect(await read(ann, resource)).toMatchObject({ source: 'own', [list]: [] });
    }
    expect((await read(ann, 'profile')).profile.name).toBeNull();
    expect((await read(ann, 'budget')).monthly_spending).toEqual({});
    expect((await ann.get('/api/auth/session')).json().ownData).toBe(true);
  });

  it('leaves every other visitor with the sample', async () => {
    await ann.post('/api/finance/accounts', CASH);
    expect((await read(api.visitor(), 'accounts')).source).toBe('sample');
  });

  it('counts towards net worth at once, whose history ends today', async () => {
    await ann.post('/api/finance/accounts', CASH);
    await ann.post('/api/finance/liabilities', LOAN);
    expect(await read(ann, 'net-worth')).toMatchObject({
      current: 334.56,
      assets: 1234.56,
      liabilities: 900,
      history: [{ date: '2025-07', value: 334.56, assets: 1234.56, liabilities: 900 }],
    });
  });

  it('shows money of another currency and leaves it out of the totals', async () => {
    await ann.post('/api/finance/accounts', { ...CASH, currency: 'EUR' });
    expect((await read(ann, 'accounts')).accounts).toHaveLength(1);
    expect((await read(ann, 'net-worth')).assets).toBe(0);
  });
});

describe('PATCH /api/finance/accounts/:id', () => {
  it('changes what is sent and nothing else, and the history of net worth with it', async () => {
    const { account } = (await ann.post('/api/finance/accounts', CASH)).json();
    api.setClock('2025-08-02T16:00:00Z');
    const answer = await ann.call('PATCH', `/api/finance/accounts/${account.id}`, {
      body: { balance: -20.5 },
    });
    expect(answer.json().account).toEqual({ ...account, balance: -20.5 });
    expect(
      (await read(ann, 'net-worth')).history.map(({ value }: { value: number }) => value),
    ).toEqual([1234.56, 0]);
  });

  it('renames a bank account and changes nothing else of it', async () => {
    const id = await linkedAccount(ann);
    const renamed = await ann.call('PATCH', `/api/finance/accounts/${id}`, {
      body: { name: 'Daily' },
    });
    expect(renamed.json().account.name).toBe('Daily');
    const refused = await ann.call('PATCH', `/api/finance/accounts/${id}`, {
      body: { name: 'Daily', balance: 1 },
    });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().code).toBe('NOT_MANUAL');
  });

  it('says that sample data is sample data', async () => {
    const [account] = (await read(ann, 'accounts')).accounts;
    const answer = await ann.call('PATCH', `/api/finance/accounts/${account.id}`, {
      body: { name: 'Mine' },
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('SAMPLE_DATA');
  });
});

describe('DELETE /api/finance/accounts/:id', () => {
  it('takes its transactions along, and brings the sample back when nothing is left', async () => {
    const { account } = (await ann.post('/api/finance/accounts', CASH)).json();
    await ann.post('/api/finance/transactions', {
      account_id: account.id,
      date: '2025-07-14',
      merchant: 'Bakery',
      category: 'Groceries',
      amount: -4.2,
      note: 'rolls',
    });
    const answer = await ann.call('DELETE', `/api/finance/accounts/${account.id}`);
    expect(answer.json()).toEqual({ success: true });
    for (const table of [
      'accounts',
      'transactions',
      'transaction_edits',
      'balance_history',
    ] as const) {
      expect(await api.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect((await read(ann, 'accounts')).source).toBe('sample');
  });

  it('does not delete a bank account', async () => {
    const id = await linkedAccount(ann);
    expect((await ann.call('DELETE', `/api/finance/accounts/${id}`)).statusCode).toBe(409);
  });

  it('does not delete a debt by the path of accounts', async () => {
    const { liability } = (await ann.post('/api/finance/liabilities', LOAN)).json();
    expect((await ann.call('DELETE', `/api/finance/accounts/${liability.id}`)).statusCode).toBe(
      404,
    );
  });
});

describe('POST, PATCH and DELETE /api/finance/liabilities', () => {
  it('keeps what is known, and forgets what is set to null', async () => {
    const { liability } = (await ann.post('/api/finance/liabilities', LOAN)).json();
    expect(liability).toMatchObject({ ...LOAN, limit: null, monthly_payment: null, closed: false });
    const path = `/api/finance/liabilities/${liability.id}`;
    const known = await ann.call('PATCH', path, {
      body: { monthly_payment: 75, interest_rate: null },
    });
    expect(known.json().liability).toMatchObject({
      balance: 900,
      monthly_payment: 75,
      interest_rate: null,
    });
    expect((await ann.call('DELETE', path)).json()).toEqual({ success: true });
    expect((await read(ann, 'liabilities')).source).toBe('sample');
  });
});

/** Gives the visitor a linked bank with one account, as a sync leaves it. */
async function linkedAccount(visitor: Visitor): Promise<string> {
  await visitor.call('PUT', '/api/finance/budget', { body: { month: null, assigned: {} } });
  const [user] = await api.db.selectFrom('users').select('id').execute();
  const { account } = (await visitor.post('/api/finance/accounts', CASH)).json();
  await api.db
    .updateTable('accounts')
    .set({ source: 'bank', item_id: 'item-1' })
    .where('user_id', '=', user?.id ?? '')
    .execute();
  return account.id;
}
