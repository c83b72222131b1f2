import { spread } from '@halyard/shared-contracts/testing/thorough';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  bankStatusSchema,
  decodeAccounts,
  decodeLiabilities,
  decodeTransactions,
} from '@halyard/shared-contracts/wire';
import { sum, toDollars } from '@halyard/shared-contracts/money';
import * as v from 'valibot';
import { type BankApi, bankApi } from './testing/bank-api';
import { ACCOUNT_AND_CARD } from './testing/account-and-card';
import { personas } from './testing/practice';

let api: BankApi;

beforeEach(async () => {
  api = await bankApi();
});

afterEach(async () => {
  await api.close();
});

describe('GET /api/plaid/status', () => {
  // Covers P1-3-23.
  test('is not connected before a bank is linked, and creates no tenant', async () => {
    const answer = await api.visitor().get('/api/plaid/status?userId=demo_user');
    expect(answer.json()).toEqual({
      connected: false,
      connectedAt: null,
      error: null,
      hasAccounts: false,
      hasTransactions: false,
      hasLiabilities: false,
      mode: 'practice',
      version: 0,
      items: [],
    });
    expect(await api.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  // Covers P1-3-23.
  test('lists the linked banks', async () => {
    const { visitor, itemId } = await api.linked(ACCOUNT_AND_CARD);
    const status = v.parse(bankStatusSchema, (await visitor.get('/api/plaid/status')).json());
    expect(status).toMatchObject({
      connected: true,
      hasAccounts: true,
      hasTransactions: true,
      hasLiabilities: true,
      items: [
        {
          id: itemId,
          institution: 'First Platypus Bank',
          status: 'ok',
          accounts: 2,
          history: 'complete',
          disconnect_at: null,
          new_accounts: false,
          retrying: false,
          kept_out: 0,
        },
      ],
    });
  });

  test('reports repeated syncs and malformed rows', async () => {
    const { visitor, itemId } = await api.linked();
    const linkedBank = async () => (await visitor.get('/api/plaid/status')).json().items[0];
    const { user_id } = await api.db
      .selectFrom('items')
      .select('user_id')
      .executeTakeFirstOrThrow();
    for (const id of ['transaction:a', 'holding:b']) {
      const row = { user_id, id, item_id: itemId, reason: 'amount: number', seen_at: '' };
      await api.db
        .insertInto('quarantine')
        .values({ ...row, kind: 'transaction' })
        .execute();
    }
    await api.db.updateTable('items').set({ status_code: 'ITEMS_LIMIT' }).execute();
    expect(await linkedBank()).toMatchObject({ status: 'ok', retrying: true, kept_out: 2 });
    await api.db.updateTable('items').set({ status: 'bank_down' }).execute();
    expect(await linkedBank()).toMatchObject({ status: 'bank_down', retrying: false });
  });

  test('reports an announced end and new accounts until the user signs in again', async () => {
    const { visitor, itemId } = await api.linked(ACCOUNT_AND_CARD);
    const linkedBank = async () => (await visitor.get('/api/plaid/status')).json().items[0];
    const end = { disconnect_at: '2026-11-25T10:00:00.000Z', new_accounts: 1 };
    await api.db
      .updateTable('items')
      .set({ ...end, status: 'expiring' })
      .execute();
    expect(await linkedBank()).toMatchObject({ ...end, new_accounts: true, status: 'expiring' });
    await visitor.post('/api/plaid/refresh', {});
    expect(await linkedBank()).toMatchObject({ ...end, new_accounts: true, status: 'expiring' });
    await visitor.post('/api/plaid/refresh', { itemId });
    expect(await linkedBank()).toMatchObject({
      disconnect_at: null,
      new_accounts: false,
      status: 'ok',
    });
  });
});

describe.each(['accounts', 'transactions', 'liabilities'])('GET /api/plaid/%s', (list) => {
  // Covers P1-7-21.
  test('is empty with a reason without a bank', async () => {
    const answer = await api.visitor().get(`/api/plaid/${list}`);
    expect(answer.json()).toMatchObject({ [list]: [], message: 'No bank accounts connected' });
  });
});

describe('the data of a linked bank', () => {
  test.each(spread(personas, 3).map(({ id, user }) => [id, user] as const))(
    'sums to the cents of %s',
    async (id, user) => {
      const { visitor } = await api.linked(id);
      const answer = await visitor.get('/api/plaid/transactions');
      const { transactions } = decodeTransactions(answer.json());
      const expected = (user.override_accounts ?? []).flatMap((one) => one.transactions ?? []);
      const cents = expected.reduce((total, row) => total + Math.round((row.amount ?? 0) * 100), 0);
      expect(transactions).toHaveLength(expected.length);
      expect(toDollars(sum(transactions.map(({ amount }) => amount)))).toBe(-cents / 100);
    },
  );

  // Covers P1-3-3.
  test('has the shapes of the specification', async () => {
    const { visitor } = await api.linked(ACCOUNT_AND_CARD);
    const accounts = (await visitor.get('/api/plaid/accounts')).json();
    expect(accounts.accounts).toMatchObject([
      {
        name: 'Everyday',
        official_name: 'Everyday Checking',
        type: 'checking',
        institution: 'First Platypus Bank',
        balance: 1200.5,
        rawType: 'depository',
        rawBalances: { current: 1200.5 },
      },
    ]);
    expect(accounts.accounts[0].id).toMatch(/^acc-/);
    expect(decodeAccounts(accounts).accounts).toHaveLength(1);
    const liabilities = (await visitor.get('/api/plaid/liabilities')).json();
    expect(liabilities.liabilities).toMatchObject([{ type: 'credit_card', balance: 75 }]);
    expect(liabilities.liabilities[0].id).toMatch(/^liab-/);
    expect(decodeLiabilities(liabilities).liabilities).toHaveLength(1);
  });

  // Covers P1-7-3.
  test.each([
    ['', ['2026-11-18', '2026-10-01']],
    ['?startDate=2026-11-18', ['2026-11-18']],
    ['?startDate=2026-11-19', []],
    ['?endDate=2026-11-17', ['2026-10-01']],
    ['?startDate=2026-10-01&endDate=2026-10-01', ['2026-10-01']],
  ])('is limited to the period %s', async (query, dates) => {
    const { visitor } = await api.linked(ACCOUNT_AND_CARD);
    const { transactions } = (await visitor.get(`/api/plaid/transactions${query}`)).json();
    expect(transactions.map((row: { date: string }) => row.date)).toEqual(dates);
  });

  test('refuses an invalid day', async () => {
    const answer = await api.visitor().get('/api/plaid/transactions?startDate=2026-02-30');
    expect(answer.statusCode).toBe(400);
  });

  test('is not returned to another user', async () => {
    const { itemId } = await api.linked(ACCOUNT_AND_CARD);
    const stranger = (await api.linked('retiree')).visitor;
    const { transactions } = (await stranger.get('/api/plaid/transactions')).json();
    expect(transactions.map((row: { name: string }) => row.name)).not.toContain('CORNER SHOP');
    for (const answer of [
      await stranger.call('DELETE', '/api/plaid/item', { body: { itemId } }),
      await stranger.post('/api/plaid/create-link-token', { itemId }),
      await stranger.post('/api/plaid/refresh', { itemId }),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
  });
});

describe('GET /api/plaid/debug/all-data', () => {
  test('shows the rows as the bank sent them', async () => {
    const { visitor } = await api.linked(ACCOUNT_AND_CARD);
    const { connection, rawData } = (await visitor.get('/api/plaid/debug/all-data')).json();
    expect(connection.connected).toBe(true);
    expect(rawData.accounts).toMatchObject([{ type: 'depository' }, { type: 'credit' }]);
    expect(rawData.transactions[0]).toMatchObject({ amount: 12.34, name: 'CORNER SHOP' });
  });
});

describe('a bank token', () => {
  test('is in no file and no answer in clear text', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'halyard-'));
    const own = await bankApi({ DATABASE_PATH: join(folder, 'test.db') });
    try {
      const { visitor } = await own.linked();
      const answers = await Promise.all(
        ['status', 'accounts', 'transactions', 'liabilities', 'debug/all-data'].map(
          async (path) => (await visitor.get(`/api/plaid/${path}`)).body,
        ),
      );
      const files = (await readdir(folder)).map((name) =>
        readFileSync(join(folder, name), 'latin1'),
      );
      expect(files.length).toBeGreaterThan(0);
      for (const text of [...files, ...answers]) expect(text).not.toMatch(/access-[a-z]+-/);
      const [item] = await own.db.selectFrom('items').select('token_sealed').execute();
      expect(item?.token_sealed).toMatch(/^v1\.k1\./);
      const { access_token: token } = await own.practice.ask('/item/public_token/exchange', {
        public_token: await own.practice.publicToken(),
      });
      expect(token).toMatch(/access-[a-z]+-/);
    } finally {
      await own.close();
      await rm(folder, { recursive: true });
    }
  });
});
