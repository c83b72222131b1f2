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
import { personas } from './testing/practice';

let api: BankApi;

beforeEach(async () => {
  api = await bankApi();
});

afterEach(async () => {
  await api.close();
});

const BOTH_SIDES = {
  as_of: '2026-11-20',
  override_accounts: [
    {
      type: 'depository',
      subtype: 'checking',
      starting_balance: 1200.5,
      meta: { name: 'Everyday', official_name: 'Everyday Checking', mask: '0001' },
      transactions: [
        {
          date_transacted: '2026-11-18',
          date_posted: '2026-11-19',
          amount: 12.34,
          description: 'CORNER SHOP',
        },
        {
          date_transacted: '2026-10-01',
          date_posted: '2026-10-02',
          amount: -100,
          description: 'PAYROLL',
        },
      ],
    },
    {
      type: 'credit',
      subtype: 'credit card',
      starting_balance: 75,
      meta: { name: 'Card', mask: '0002' },
    },
  ],
};

describe('GET /api/plaid/status', () => {
  test('is not connected before a bank is linked, and makes no tenant', async () => {
    const answer = await api.visitor().get('/api/plaid/status?userId=demo_user');
    expect(answer.json()).toEqual({
      connected: false,
      connectedAt: null,
      error: null,
      hasAccounts: false,
      hasTransactions: false,
      hasLiabilities: false,
      mode: 'practice',
      items: [],
    });
    expect(await api.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  test('tells what is linked', async () => {
    const { visitor, itemId } = await api.linked(BOTH_SIDES);
    const status = v.parse(bankStatusSchema, (await visitor.get('/api/plaid/status')).json());
    expect(status).toMatchObject({
      connected: true,
      hasAccounts: true,
      hasTransactions: true,
      hasLiabilities: true,
      items: [{ id: itemId, institution: 'First Platypus Bank', status: 'ok', accounts: 2 }],
    });
  });
});

describe.each(['accounts', 'transactions', 'liabilities'])('GET /api/plaid/%s', (list) => {
  test('is empty and says why without a bank', async () => {
    const answer = await api.visitor().get(`/api/plaid/${list}`);
    expect(answer.json()).toMatchObject({ [list]: [], message: 'No bank accounts connected' });
  });
});

describe('the data of a linked bank', () => {
  test.each(personas.map(({ id, user }) => [id, user] as const))(
    'sums to the cents of %s',
    async (id, user) => {
      const { visitor } = await api.linked(id);
      const answer = await visitor.get('/api/plaid/transactions');
      const { transactions } = decodeTransactions(answer.json());
      const told = (user.override_accounts ?? []).flatMap((one) => one.transactions ?? []);
      const cents = told.reduce((total, row) => total + Math.round((row.amount ?? 0) * 100), 0);
      expect(transactions).toHaveLength(told.length);
      expect(toDollars(sum(transactions.map(({ amount }) => amount)))).toBe(-cents / 100);
    },
  );

  test('has the shapes of the specification', async () => {
    const { visitor } = await api.linked(BOTH_SIDES);
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

  test.each([
    ['', ['2026-11-18', '2026-10-01']],
    ['?startDate=2026-11-18', ['2026-11-18']],
    ['?startDate=2026-11-19', []],
    ['?endDate=2026-11-17', ['2026-10-01']],
    ['?startDate=2026-10-01&endDate=2026-10-01', ['2026-10-01']],
  ])('keeps to the period %s', async (query, dates) => {
    const { visitor } = await api.linked(BOTH_SIDES);
    const { transactions } = (await visitor.get(`/api/plaid/transactions${query}`)).json();
    expect(transactions.map((row: { date: string }) => row.date)).toEqual(dates);
  });

  test('refuses a day that is none', async () => {
    const answer = await api.visitor().get('/api/plaid/transactions?startDate=2026-02-30');
    expect(answer.statusCode).toBe(400);
  });

  test('is nobody else’s', async () => {
    const { itemId } = await api.linked(BOTH_SIDES);
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

describe('POST /api/plaid/create-link-token', () => {
  test('answers with a token and where Link is loaded from', async () => {
    const answer = await api
      .visitor()
      .post('/api/plaid/create-link-token', { userId: 'demo_user' });
    expect(answer.json()).toMatchObject({
      link_token: expect.stringMatching(/^link-/),
      script_url: `${api.practice.config.basePath}/link/v2/stable/link-initialize.js`,
      expires_at: expect.stringContaining('T'),
    });
  });

  test('repairs a bank that is linked', async () => {
    const { visitor, itemId } = await api.linked();
    const answer = await visitor.post('/api/plaid/create-link-token', { itemId });
    const told = await api.practice.ask('/link/token/get', {
      link_token: answer.json().link_token,
    });
    expect(told.link_token).toBe(answer.json().link_token);
  });

  test('says so when the bank does not give one', async () => {
    await api.practice.close();
    const answer = await api.visitor().post('/api/plaid/create-link-token', {});
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toEqual({
      success: false,
      error: 'Failed to create link token',
      code: 'LINK_TOKEN_FAILED',
    });
  }, 20_000);
});

describe('POST /api/plaid/exchange-token', () => {
  test.each([['public-practice-nobody'], ['x'.repeat(200)]])('refuses %s', async (token) => {
    const answer = await api.visitor().post('/api/plaid/exchange-token', { public_token: token });
    expect(answer.statusCode).toBe(502);
    expect(answer.json().error).toBe('Failed to connect bank account');
    expect(await api.db.selectFrom('items').selectAll().execute()).toEqual([]);
  });

  test('refuses a token that was used', async () => {
    const visitor = api.visitor();
    const token = await api.practice.publicToken(BOTH_SIDES);
    await visitor.post('/api/plaid/exchange-token', { public_token: token });
    const again = await visitor.post('/api/plaid/exchange-token', { public_token: token });
    expect(again.json().code).toBe('EXCHANGE_FAILED');
  });

  test('refuses accounts that are linked, before it spends the token', async () => {
    const { visitor } = await api.linked(BOTH_SIDES);
    const token = await api.practice.publicToken(BOTH_SIDES);
    const answer = await visitor.post('/api/plaid/exchange-token', {
      public_token: token,
      institution: { institution_id: 'ins_109508', name: 'First Platypus Bank' },
      accounts: [{ name: 'Everyday', mask: '0001', subtype: 'checking' }],
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('ALREADY_CONNECTED');
    await expect(
      api.practice.ask('/item/public_token/exchange', { public_token: token }),
    ).resolves.toHaveProperty('access_token');
  });

  test('refuses them too when Link said nothing of them, and ends the second link', async () => {
    const { visitor } = await api.linked(BOTH_SIDES);
    const token = await api.practice.publicToken(BOTH_SIDES);
    const answer = await visitor.post('/api/plaid/exchange-token', { public_token: token });
    expect(answer.json().code).toBe('ALREADY_CONNECTED');
    const status = (await visitor.get('/api/plaid/status')).json();
    expect(status.items).toHaveLength(1);
    const { transactions } = (await visitor.get('/api/plaid/transactions')).json();
    expect(transactions).toHaveLength(2);
  });

  test('takes other accounts of the same bank', async () => {
    const { visitor } = await api.linked(BOTH_SIDES);
    const token = await api.practice.publicToken({
      override_accounts: [
        { type: 'depository', subtype: 'checking', starting_balance: 1, meta: { mask: '0009' } },
      ],
    });
    const answer = await visitor.post('/api/plaid/exchange-token', { public_token: token });
    expect(answer.statusCode).toBe(200);
    expect((await visitor.get('/api/plaid/status')).json().items).toHaveLength(2);
  });
});

describe('POST /api/plaid/refresh', () => {
  test('says what it did', async () => {
    const { visitor } = await api.linked(BOTH_SIDES);
    const answer = await visitor.post('/api/plaid/refresh', { userId: 'demo_user' });
    expect(answer.json()).toEqual({
      success: true,
      added: 0,
      changed: 0,
      removed: 0,
      failed: [],
    });
  });

  test('has nothing to refresh without a bank', async () => {
    const answer = await api.visitor().post('/api/plaid/refresh', {});
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error).toBe('No bank accounts connected');
  });

  test('is limited to six a minute', async () => {
    const { visitor } = await api.linked(BOTH_SIDES);
    const codes: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      codes.push((await visitor.post('/api/plaid/refresh', {})).statusCode);
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

describe('DELETE /api/plaid/item', () => {
  test('ends the link at the bank and leaves nothing of it', async () => {
    const { visitor } = await api.linked(BOTH_SIDES);
    const [item] = await api.db.selectFrom('items').select('plaid_item_id').execute();
    const answer = await visitor.call('DELETE', '/api/plaid/item', {
      body: { userId: 'demo_user' },
    });
    expect(answer.json()).toEqual({ success: true });
    for (const table of ['items', 'accounts', 'transactions', 'balance_history'] as const) {
      expect(await api.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect((await visitor.get('/api/plaid/status')).json().connected).toBe(false);
    expect(item).toBeDefined();
  });

  test('disconnects one bank of two', async () => {
    const { visitor, itemId } = await api.linked(BOTH_SIDES);
    const token = await api.practice.publicToken('retiree', { institution: 'ins_109511' });
    await visitor.post('/api/plaid/exchange-token', { public_token: token });
    await visitor.call('DELETE', '/api/plaid/item', { body: { itemId } });
    const { items } = (await visitor.get('/api/plaid/status')).json();
    expect(items).toMatchObject([{ institution: 'Tartan Bank' }]);
  });
});

describe('GET /api/plaid/debug/all-data', () => {
  test('shows the rows as the bank told them', async () => {
    const { visitor } = await api.linked(BOTH_SIDES);
    const { connection, rawData } = (await visitor.get('/api/plaid/debug/all-data')).json();
    expect(connection.connected).toBe(true);
    expect(rawData.accounts).toMatchObject([{ type: 'depository' }, { type: 'credit' }]);
    expect(rawData.transactions[0]).toMatchObject({ amount: 12.34, name: 'CORNER SHOP' });
  });
});

describe('a bank token', () => {
  test('is nowhere in clear: not in the files, not in an answer', async () => {
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
