import { bankApi, type BankApi } from '../../bank/testing/bank-api';
import type { Visitor } from '../../testing/test-api';

const INVESTMENTS = '/api/finance/investments';

let api: BankApi;
let ann: Visitor;
beforeEach(async () => {
  api = await bankApi();
  ann = api.visitor();
});
afterEach(() => api.close());

const read = async (visitor: Visitor) => (await visitor.get(INVESTMENTS)).json();
const put = (visitor: Visitor, id: string, body: object) =>
  visitor.call('PUT', `/api/finance/accounts/${id}/values`, { body });
const addHome = async (visitor: Visitor, type = 'home') =>
  (await visitor.post('/api/finance/accounts', { name: 'House', type, balance: 400_000 })).json()
    .account.id;

describe('GET /api/finance/investments', () => {
  // Covers P3-C6-13.
  it('has trades and the first day of known flows of a linked bank', async () => {
    const { visitor } = await api.linked('family-homeowners');
    const { trades, values, flows_from } = await read(visitor);
    const [account] = flows_from;
    expect(flows_from).toHaveLength(1);
    expect(trades).toContainEqual(
      expect.objectContaining({
        account_id: account.account_id,
        date: '2026-11-13',
        kind: 'contribution',
        amount: 262.5,
      }),
    );
    expect(values).toContainEqual(
      expect.objectContaining({ account_id: account.account_id, value: 79_383.5 }),
    );
  });

  it('returns the sample to a visitor without own data', async () => {
    const { source, trades, notes } = await read(ann);
    expect(source).toBe('sample');
    expect(trades.length).toBeGreaterThan(5);
    expect(notes.expenseRatios).toContainEqual({ fund: 'LSTMX', percent: 0.04 });
  });

  it('is empty for a user without investments', async () => {
    await ann.post('/api/finance/accounts', { name: 'Jar', type: 'savings', balance: 1 });
    expect(await read(ann)).toMatchObject({ trades: [], values: [], flows_from: [] });
  });
});

describe('PUT /api/finance/investments/notes', () => {
  it('stores what the user says, and refuses an invalid percentage', async () => {
    const body = { purchases: [], expenseRatios: [{ fund: 'LSTMX', percent: 0.5 }] };
    expect((await ann.call('PUT', `${INVESTMENTS}/notes`, { body })).json()).toEqual(body);
    const { notes } = await read(ann);
    expect(notes.expenseRatios).toEqual([...body.expenseRatios, { fund: 'BBTGX', percent: 0.12 }]);
    const wrong = { purchases: [], expenseRatios: [{ fund: 'LSTMX', percent: -1 }] };
    expect((await ann.call('PUT', `${INVESTMENTS}/notes`, { body: wrong })).statusCode).toBe(400);
  });
});

describe('PUT /api/finance/accounts/:id/values', () => {
  // Covers P3-C6-14.
  it('stores, changes, and deletes the value of a past day', async () => {
    const id = await addHome(ann);
    expect((await put(ann, id, { date: '2020-01-01', value: 310_000.5 })).statusCode).toBe(200);
    await put(ann, id, { date: '2020-01-01', value: 311_000 });
    const today = (await read(ann)).today;
    expect((await read(ann)).values).toEqual([
      { account_id: id, date: '2020-01-01', value: 311_000 },
      { account_id: id, date: today, value: 400_000 },
    ]);
    await put(ann, id, { date: '2020-01-01', value: null });
    expect((await read(ann)).values).toHaveLength(1);
    expect((await put(ann, id, { date: '2020-01-01', value: null })).statusCode).toBe(404);
  });

  it.each([
    ['today', () => ({ date: api.practice.now().toISOString().slice(0, 10), value: 1 })],
    ['a later day', () => ({ date: '2099-01-01', value: 1 })],
    ['no day', () => ({ date: '2020-02-30', value: 1 })],
    ['a value below zero', () => ({ date: '2020-01-01', value: -1 })],
    ['fractions of a cent', () => ({ date: '2020-01-01', value: 1.001 })],
  ])('refuses %s', async (_, body) => {
    const id = await addHome(ann);
    expect((await put(ann, id, body())).statusCode).toBe(400);
  });

  it('refuses accounts whose past balances follow from transactions', async () => {
    const id = await addHome(ann, 'savings');
    expect((await put(ann, id, { date: '2020-01-01', value: 1 })).statusCode).toBe(400);
  });

  it('returns 404 for another user’s account, and leaves the sample alone', async () => {
    const id = await addHome(ann);
    const bob = api.visitor();
    expect((await put(bob, id, { date: '2020-01-01', value: 1 })).statusCode).toBe(404);
    const sample = await put(bob, 'acc-retirement', { date: '2020-01-01', value: 1 });
    expect(sample.json()).toMatchObject({ code: 'SAMPLE_DATA' });
  });
});
