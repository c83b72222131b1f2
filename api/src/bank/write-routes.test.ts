import { createHash } from 'node:crypto';
import { type BankApi, bankApi } from './testing/bank-api';
import { ACCOUNT_AND_CARD } from './testing/account-and-card';

let api: BankApi;

beforeEach(async () => {
  api = await bankApi();
});

afterEach(async () => {
  await api.close();
});

describe('POST /api/plaid/create-link-token', () => {
  test('returns a token, the address of Link’s script and its hash', async () => {
    const answer = await api
      .visitor()
      .post('/api/plaid/create-link-token', { userId: 'demo_user' });
    const url = `${api.practice.config.basePath}/link/v2/stable/link-initialize.js`;
    const script = await (await fetch(url)).text();
    expect(answer.json()).toMatchObject({
      link_token: expect.stringMatching(/^link-/),
      script_url: url,
      script_integrity: `sha384-${createHash('sha384').update(script).digest('base64')}`,
      expires_at: expect.stringContaining('T'),
    });
  });

  test('returns a token for the repair of a linked bank', async () => {
    const { visitor, itemId } = await api.linked();
    const answer = await visitor.post('/api/plaid/create-link-token', { itemId });
    const token = await api.practice.ask('/link/token/get', {
      link_token: answer.json().link_token,
    });
    expect(token.link_token).toBe(answer.json().link_token);
  });

  // Covers P1-7-6, P1-8-2.
  test('returns an error when the bank refuses', async () => {
    await api.practice.close();
    const answer = await api.visitor().post('/api/plaid/create-link-token', {});
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toEqual({
      success: false,
      error: 'Failed to create link token',
      code: 'LINK_TOKEN_FAILED',
    });
  });
});

describe('POST /api/plaid/exchange-token', () => {
  // Covers P1-7-7, P1-8-4.
  test.each([['public-practice-nobody'], ['x'.repeat(200)]])('refuses %s', async (token) => {
    const answer = await api.visitor().post('/api/plaid/exchange-token', { public_token: token });
    expect(answer.statusCode).toBe(502);
    expect(answer.json().error).toBe('Failed to connect bank account');
    expect(await api.db.selectFrom('items').selectAll().execute()).toEqual([]);
  });

  test('refuses a used token', async () => {
    const visitor = api.visitor();
    const token = await api.practice.publicToken(ACCOUNT_AND_CARD);
    await visitor.post('/api/plaid/exchange-token', { public_token: token });
    const again = await visitor.post('/api/plaid/exchange-token', { public_token: token });
    expect(again.json().code).toBe('EXCHANGE_FAILED');
  });

  test('refuses linked accounts before it exchanges the token', async () => {
    const { visitor } = await api.linked(ACCOUNT_AND_CARD);
    const token = await api.practice.publicToken(ACCOUNT_AND_CARD);
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

  test('refuses linked accounts that Link did not mention and ends the second link', async () => {
    const { visitor } = await api.linked(ACCOUNT_AND_CARD);
    const token = await api.practice.publicToken(ACCOUNT_AND_CARD);
    const answer = await visitor.post('/api/plaid/exchange-token', { public_token: token });
    expect(answer.json().code).toBe('ALREADY_CONNECTED');
    const status = (await visitor.get('/api/plaid/status')).json();
    expect(status.items).toHaveLength(1);
    const { transactions } = (await visitor.get('/api/plaid/transactions')).json();
    expect(transactions).toHaveLength(2);
  });

  test('accepts other accounts of the same bank', async () => {
    const { visitor } = await api.linked(ACCOUNT_AND_CARD);
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
  test('returns the number of changed rows', async () => {
    const { visitor } = await api.linked(ACCOUNT_AND_CARD);
    const answer = await visitor.post('/api/plaid/refresh', { userId: 'demo_user' });
    expect(answer.json()).toEqual({
      success: true,
      added: 0,
      changed: 0,
      removed: 0,
      failed: [],
    });
  });

  test('returns an error without a bank', async () => {
    const answer = await api.visitor().post('/api/plaid/refresh', {});
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error).toBe('No bank accounts connected');
  });

  test('is limited to six calls per minute', async () => {
    const { visitor } = await api.linked(ACCOUNT_AND_CARD);
    const codes: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      codes.push((await visitor.post('/api/plaid/refresh', {})).statusCode);
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

test.each([
  ['create-link-token', {}],
  ['exchange-token', { public_token: 'public-practice-nobody' }],
])('POST /api/plaid/%s is limited to ten calls per minute', async (path, body) => {
  const visitor = api.visitor();
  await visitor.post('/api/finance/accounts', { name: 'Jar', type: 'savings', balance: 1 });
  const codes: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    codes.push((await visitor.post(`/api/plaid/${path}`, body)).statusCode);
  }
  expect(codes.slice(0, 10)).not.toContain(429);
  expect(codes.at(-1)).toBe(429);
});

describe('DELETE /api/plaid/item', () => {
  // Covers P1-4-4.
  test('ends the link at the bank and deletes all its data', async () => {
    const { visitor } = await api.linked(ACCOUNT_AND_CARD);
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
    const { visitor, itemId } = await api.linked(ACCOUNT_AND_CARD);
    const token = await api.practice.publicToken('retiree', { institution: 'ins_109511' });
    await visitor.post('/api/plaid/exchange-token', { public_token: token });
    await visitor.call('DELETE', '/api/plaid/item', { body: { itemId } });
    const { items } = (await visitor.get('/api/plaid/status')).json();
    expect(items).toMatchObject([{ institution: 'Tartan Bank' }]);
  });
});
