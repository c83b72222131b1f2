import { type BankApi, bankApi } from '../../bank/testing/bank-api';
import { ACCOUNT_AND_CARD } from '../../bank/testing/account-and-card';
import { signUp } from '../../testing/sign-up';
import type { Visitor } from '../../testing/test-api';

const ANN = { email: 'ann@example.com', password: 'correct horse battery' };
const VISITS = '/api/auth/visits';

let api: BankApi;
let visitor: Visitor;
let annId: string;
beforeEach(async () => {
  api = await bankApi();
  visitor = api.visitor();
  annId = (await signUp(api, api.visitor(), ANN)).json().userId;
});
afterEach(() => api.close());

const jar = (who: Visitor, name: string) =>
  who.post('/api/finance/accounts', { name, type: 'savings', balance: 12.34 });
const logIn = async (who = visitor) => {
  expect((await who.post('/api/auth/log-in', ANN)).statusCode).toBe(200);
};
const visits = async (who = visitor) => (await who.get(VISITS)).json().visits;
const names = async (who: Visitor): Promise<string[]> =>
  (await who.get('/api/finance/accounts'))
    .json()
    .accounts.map(({ name }: { name: string }) => name);
const bring = (id: string, entries: readonly string[], who = visitor) =>
  who.post(`${VISITS}/${id}`, { entries });
const rowsOf = async (userId: string) =>
  (
    await api.db
      .selectFrom('users')
      .select('used_rows')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).used_rows;

/** Returns Ann's account in another browser. */
async function annElsewhere(): Promise<Visitor> {
  const ann = api.visitor();
  await logIn(ann);
  return ann;
}

describe('data that a visitor entered before logging in', () => {
  it('is offered with the date until which it is stored', async () => {
    await jar(visitor, 'Holiday jar');
    await jar(visitor, 'New car');
    await logIn();
    expect(await names(visitor)).not.toContain('Holiday jar');
    expect(await visits()).toEqual([
      {
        id: expect.any(String),
        left_at: '2026-11-20T09:00:00.000Z',
        stored_until: '2026-12-20T09:00:00.000Z',
        put_away: false,
        entries: [
          {
            id: expect.any(String),
            kind: 'account',
            name: 'Holiday jar',
            accounts: 1,
            duplicate: 'none',
          },
          {
            id: expect.any(String),
            kind: 'account',
            name: 'New car',
            accounts: 1,
            duplicate: 'none',
          },
        ],
      },
    ]);
  });

  // Covers P3-A4-11.
  it('brings its categories along, and merges those with the same name', async () => {
    const add = async (who: Visitor, name: string) =>
      (await who.post('/api/finance/categories', { name, kind: 'expense' })).json();
    const ann = await annElsewhere();
    const existing = await add(ann, 'Coffee beans');
    await jar(visitor, 'Holiday jar');
    const [account] = (await visitor.get('/api/finance/accounts')).json().accounts;
    for (const name of ['COFFEE beans', 'Vinyl']) {
      await add(visitor, name);
      const line = { date: '2026-11-19', merchant: 'Shop', category: name, amount: -1.5 };
      await visitor.post('/api/finance/transactions', { account_id: account.id, ...line });
    }
    await logIn();
    const [visit] = await visits();
    expect((await bring(visit.id, [account.id])).statusCode).toBe(200);
    const { transactions } = (await visitor.get('/api/finance/transactions')).json();
    const rows = transactions.map(({ category }: { category: string }) => category);
    expect(rows.toSorted()).toEqual(['Coffee beans', 'Vinyl']);
    const { categories } = (await visitor.get('/api/finance/categories')).json();
    expect(categories.slice(39)).toEqual([
      expect.objectContaining({ id: existing.id }),
      expect.objectContaining({ name: 'Vinyl' }),
    ]);
  });

  it('moves the chosen entries with their history, and still offers the rest', async () => {
    await jar(visitor, 'Holiday jar');
    await jar(visitor, 'New car');
    const [account] = (await visitor.get('/api/finance/accounts')).json().accounts;
    const line = { date: '2026-11-19', merchant: 'Shop', category: 'Travel', amount: -1.5 };
    await visitor.post('/api/finance/transactions', { account_id: account.id, ...line });
    await logIn();
    const [visit] = await visits();
    const chosen = visit.entries.filter(({ name }: { name: string }) => name === account.name);
    const answer = await bring(visit.id, [chosen[0].id]);
    expect(answer.json()).toEqual({ success: true, accounts: 1 });
    expect(await names(visitor)).toEqual([account.name]);
    const { transactions } = (await visitor.get('/api/finance/transactions')).json();
    expect(transactions).toMatchObject([{ merchant: 'Shop', amount: -1.5 }]);
    const [left] = await visits();
    expect(left.entries).toHaveLength(1);
    expect(left.entries[0].name).not.toBe(account.name);
    const [event] = (await visitor.get('/api/auth/events')).json().events;
    expect(event).toMatchObject({ event: 'visit-brought', detail: account.name });
  });

  it('leaves nothing behind when all of it is moved, and counts for the account', async () => {
    await jar(visitor, 'Holiday jar');
    const visitId = (await visitor.get('/api/auth/session')).json().userId;
    await logIn();
    const before = await rowsOf(annId);
    const [visit] = await visits();
    await bring(visit.id, [visit.entries[0].id]);
    expect(await visits()).toEqual([]);
    expect(await rowsOf(annId)).toBeGreaterThan(before + 1);
    const rest = await api.db.selectFrom('users').select('id').where('id', '=', visitId).execute();
    expect(rest).toEqual([]);
    expect((await bring(visit.id, ['other'])).statusCode).toBe(404);
  });

  it('marks entries that the account already has', async () => {
    const ann = await annElsewhere();
    await jar(ann, 'holiday JAR ');
    await jar(visitor, 'Holiday jar');
    await logIn();
    const [visit] = await visits();
    expect(visit.entries).toMatchObject([{ name: 'Holiday jar', duplicate: 'similar' }]);
    await bring(visit.id, [visit.entries[0].id]);
    expect(await names(ann)).toHaveLength(2);
  });

  it('moves plans, rules, and documents that the account does not have', async () => {
    const ann = await annElsewhere();
    const budget = (who: Visitor, assigned: object) =>
      who.call('PUT', '/api/finance/budget', { body: { month: null, assigned } });
    await jar(ann, 'Jar');
    await budget(ann, { groceries: 100 });
    await jar(visitor, 'Jar 2');
    await budget(visitor, { groceries: 999, travel: 50 });
    await logIn();
    const [visit] = await visits();
    expect(visit.entries.map(({ id }: { id: string }) => id)).toContain('other');
    await bring(visit.id, ['other']);
    const rows = await api.db
      .selectFrom('budgets')
      .select(['category_key', 'assigned_cents'])
      .where('user_id', '=', annId)
      .orderBy('category_key')
      .execute();
    expect(rows.map(({ assigned_cents }) => assigned_cents).sort()).toContain(10_000);
    expect(rows.map(({ assigned_cents }) => assigned_cents)).not.toContain(99_900);
    expect(rows.map(({ assigned_cents }) => assigned_cents)).toContain(5_000);
  });

  // Covers P3-B5-10.
  it('brings goals along with what funds them', async () => {
    await annElsewhere();
    const { account } = (await jar(visitor, 'Holiday jar')).json();
    const accounts = [{ accountId: account.id, amount: 1 }];
    await visitor.post('/api/finance/goals', { name: 'Trip', target: 900, accounts });
    await logIn();
    const [visit] = await visits();
    await bring(
      visit.id,
      visit.entries.map(({ id }: { id: string }) => id),
    );
    const { goals } = (await visitor.get('/api/finance/goals')).json();
    expect(goals).toMatchObject([{ name: 'Trip', funded: 1 }]);
  });

  it('can be dismissed and stays available', async () => {
    await jar(visitor, 'Holiday jar');
    await logIn();
    const [visit] = await visits();
    expect((await visitor.call('DELETE', `${VISITS}/${visit.id}`)).statusCode).toBe(200);
    expect(await visits()).toMatchObject([{ id: visit.id, put_away: true }]);
    expect((await bring(visit.id, [visit.entries[0].id])).statusCode).toBe(200);
  });

  it('is not offered if it is empty, and belongs to the account after a sign-up', async () => {
    await visitor.get('/api/auth/session');
    await logIn();
    expect(await visits()).toEqual([]);
    const newcomer = api.visitor();
    await jar(newcomer, 'Mine');
    await signUp(api, newcomer, { ...ANN, email: 'bea@example.com' });
    expect(await visits(newcomer)).toEqual([]);
    expect(await names(newcomer)).toEqual(['Mine']);
  });

  it('is offered only to the account that logged in', async () => {
    await jar(visitor, 'Holiday jar');
    await logIn();
    const [visit] = await visits();
    const mallory = api.visitor();
    await signUp(api, mallory, { ...ANN, email: 'mallory@example.com' });
    expect(await visits(mallory)).toEqual([]);
    expect((await bring(visit.id, [visit.entries[0].id], mallory)).statusCode).toBe(404);
    expect((await mallory.call('DELETE', `${VISITS}/${visit.id}`)).statusCode).toBe(404);
    expect(await visits(api.visitor())).toEqual([]);
    expect((await bring(visit.id, ['other'], api.visitor())).statusCode).toBe(401);
  });

  it('is moved completely or not at all', async () => {
    await jar(visitor, 'Holiday jar');
    await logIn();
    const [visit] = await visits();
    expect((await bring(visit.id, [visit.entries[0].id, 'made-up'])).statusCode).toBe(404);
    expect((await bring(visit.id, [])).statusCode).toBe(400);
    expect((await visits())[0].entries).toHaveLength(1);
  });

  it('is moved once by simultaneous requests', async () => {
    await jar(visitor, 'Holiday jar');
    await logIn();
    const [visit] = await visits();
    const ask = () => bring(visit.id, [visit.entries[0].id]);
    const statuses = (await Promise.all([ask(), ask(), ask()])).map((each) => each.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await names(visitor)).toEqual(['Holiday jar']);
  });
});

describe('a bank that a visitor linked before logging in', () => {
  it('moves with its accounts and continues to sync', async () => {
    const linked = await api.linked(ACCOUNT_AND_CARD);
    await logIn(linked.visitor);
    const [visit] = await visits(linked.visitor);
    expect(visit.entries).toMatchObject([{ kind: 'bank', duplicate: 'none' }]);
    expect(visit.entries[0].accounts).toBeGreaterThan(1);
    const answer = await bring(visit.id, [linked.itemId], linked.visitor);
    expect(answer.json()).toEqual({ success: true, accounts: visit.entries[0].accounts });
    expect((await names(linked.visitor)).length).toBeGreaterThan(0);
    expect(await api.tokenOf(linked.itemId)).toMatch(/^access-/);
    const refreshed = await linked.visitor.post('/api/plaid/refresh', { itemId: linked.itemId });
    expect(refreshed.statusCode).toBe(200);
    const jobs = await api.db.selectFrom('jobs').select('dedupe_key').execute();
    const keys = jobs
      .map(({ dedupe_key }) => dedupe_key)
      .filter((key) => key?.includes(linked.itemId));
    expect(keys.every((key) => key?.includes(annId))).toBe(true);
  });

  it('is not linked twice', async () => {
    const ann = await api.linked(ACCOUNT_AND_CARD);
    await logIn(ann.visitor);
    const [first] = await visits(ann.visitor);
    await bring(first.id, [ann.itemId], ann.visitor);
    const again = await api.linked(ACCOUNT_AND_CARD);
    await logIn(again.visitor);
    const [visit] = await visits(again.visitor);
    expect(visit.entries).toMatchObject([{ duplicate: 'linked' }]);
    const answer = await bring(visit.id, [again.itemId], again.visitor);
    expect(answer.json().code).toBe('ALREADY_CONNECTED');
  });

  it('cannot move during a sync', async () => {
    const linked = await api.linked(ACCOUNT_AND_CARD);
    await logIn(linked.visitor);
    const until = new Date(api.practice.now().getTime() + 10_000).toISOString();
    await api.db.updateTable('items').set({ lease_owner: 'x', lease_until: until }).execute();
    const [visit] = await visits(linked.visitor);
    const answer = await bring(visit.id, [linked.itemId], linked.visitor);
    expect(answer.json().code).toBe('DATA_CHANGING');
  });
});
