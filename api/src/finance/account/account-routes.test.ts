import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

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
  it('replaces the sample with own data', async () => {
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

  it('does not change what other visitors see', async () => {
    await ann.post('/api/finance/accounts', CASH);
    expect((await read(api.visitor(), 'accounts')).source).toBe('sample');
  });

  it('changes the net worth and its history at once', async () => {
    await ann.post('/api/finance/accounts', CASH);
    await ann.post('/api/finance/liabilities', LOAN);
    expect(await read(ann, 'net-worth')).toMatchObject({
      current: 334.56,
      assets: 1234.56,
      liabilities: 900,
      history: [{ date: '2025-07', value: 334.56, assets: 1234.56, liabilities: 900 }],
    });
  });

  it('shows another currency and excludes it from the totals', async () => {
    await ann.post('/api/finance/accounts', { ...CASH, currency: 'EUR' });
    expect((await read(ann, 'accounts')).accounts).toHaveLength(1);
    expect((await read(ann, 'net-worth')).assets).toBe(0);
  });
});

describe('PATCH /api/finance/accounts/:id', () => {
  // Covers P3-C6-4.
  it('keeps the earlier values of a home, which the net worth history uses', async () => {
    const HOME = { name: '12 Elm Street', type: 'home', balance: 300_000 };
    const { account } = (await ann.post('/api/finance/accounts', HOME)).json();
    for (const [day, balance] of [
      ['2025-08-20', 310_000],
      ['2025-09-02', 320_000],
      ['2025-09-02', 325_000],
    ] as const) {
      api.setClock(`${day}T16:00:00Z`);
      await ann.call('PATCH', `/api/finance/accounts/${account.id}`, { body: { balance } });
    }
    const values = await api.db.selectFrom('balance_history').selectAll().orderBy('date').execute();
    expect(values.map(({ date, balance_cents }) => [date, balance_cents])).toEqual([
      ['2025-07-15', 300_000_00],
      ['2025-08-20', 310_000_00],
      ['2025-09-02', 325_000_00],
    ]);
    expect((await read(ann, 'net-worth')).history).toMatchObject([
      { date: '2025-07', value: 300_000 },
      { date: '2025-08', value: 310_000 },
      { date: '2025-09', value: 325_000 },
    ]);
  });

  it('changes only the sent fields, and the net worth history', async () => {
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

  it('changes only the name of a bank account', async () => {
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
    const typed = await ann.call('PATCH', `/api/finance/accounts/${id}`, {
      body: { type: 'savings' },
    });
    expect(typed.statusCode).toBe(409);
  });

  // Covers P3-C6-7.
  it('takes the rate and the payment of a bank’s debt until the bank reports them', async () => {
    const id = await linkedAccount(ann);
    const report = (columns: object) =>
      api.db.updateTable('accounts').set(columns).where('id', '=', id).execute();
    await report({ kind: 'debt', type: 'auto_loan', balance_cents: 17_486_20 });
    const patch = (body: object) => ann.call('PATCH', `/api/finance/liabilities/${id}`, { body });
    const entered = await patch({ interest_rate: 5.9, monthly_payment: 389.1 });
    expect(entered.json().liability).toMatchObject({
      interest_rate: 5.9,
      monthly_payment: 389.1,
      open_terms: ['rate', 'payment'],
    });
    expect((await patch({ interest_rate: 6 })).json().liability.interest_rate).toBe(6);
    expect((await patch({ balance: 1 })).statusCode).toBe(409);
    await report({ apr_percent: 4.5 });
    expect((await read(ann, 'liabilities')).liabilities).toMatchObject([
      { interest_rate: 4.5, monthly_payment: 389.1, open_terms: ['payment'] },
    ]);
    expect((await patch({ interest_rate: 6 })).statusCode).toBe(409);
    expect((await patch({ monthly_payment: 400, interest_rate: 6 })).statusCode).toBe(409);
    expect((await patch({ monthly_payment: 400 })).statusCode).toBe(200);
  });

  //
  it('counts an account of an unknown type after the user chooses the type', async () => {
    const id = await linkedAccount(ann);
    await api.db
      .updateTable('accounts')
      .set({ type: 'other', raw_type: 'payroll', raw_subtype: null, balance_cents: 50_000 })
      .where('id', '=', id)
      .execute();
    const path = `/api/finance/accounts/${id}`;
    const [before] = (await read(ann, 'accounts')).accounts;
    expect(before).toMatchObject({ type: 'other', type_known: false });
    expect((await read(ann, 'net-worth')).current).toBe(0);
    const answer = await ann.call('PATCH', path, { body: { type: 'savings' } });
    expect(answer.json().account).toMatchObject({ type: 'savings', type_known: false });
    expect((await read(ann, 'net-worth')).current).toBe(500);
    expect((await ann.call('PATCH', path, { body: { balance: 1 } })).statusCode).toBe(409);
  });

  it('answers SAMPLE_DATA for an account of the sample', async () => {
    const [account] = (await read(ann, 'accounts')).accounts;
    const answer = await ann.call('PATCH', `/api/finance/accounts/${account.id}`, {
      body: { name: 'Mine' },
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('SAMPLE_DATA');
  });
});

describe('DELETE /api/finance/accounts/:id', () => {
  it('deletes the account’s transactions, and shows the sample when no data is left', async () => {
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

  it('does not delete a debt', async () => {
    const { liability } = (await ann.post('/api/finance/liabilities', LOAN)).json();
    expect((await ann.call('DELETE', `/api/finance/accounts/${liability.id}`)).statusCode).toBe(
      404,
    );
  });
});

describe('POST, PATCH and DELETE /api/finance/liabilities', () => {
  it('store amounts, and clear those set to null', async () => {
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
