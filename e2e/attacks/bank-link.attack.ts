import { attacked } from './support/attacked';
import { newOwner, type Owner } from './support/account';
import { linkBank, publicToken } from './support/bank';
import { atSite } from './support/client';
import { askDatabase } from '../../scripts/run/ask-database.mjs';

interface Accounts {
  readonly accounts: readonly { readonly id: string; readonly name: string }[];
}

describe('bank link', () => {
  test.each([
    ['made up', 'public-sandbox-00000000-0000-0000-0000-000000000000'],
    ['empty', ''],
    ['an access token', 'access-sandbox-00000000-0000-0000-0000-000000000000'],
    ['an address', 'http://127.0.0.1:1/'],
    ['a query of SQL', "'; drop table items; --"],
    ['longer than any token', 'x'.repeat(50_000)],
  ])('a token that is %s links no bank', async (_, token) => {
    const { client } = await newOwner('no-token');
    const answer = await linkBank(client, token);
    expect([400, 502]).toContain(answer.status);
    const status = await client.get('/api/plaid/status');
    expect(status.text).not.toContain('First Platypus Bank');
  });

  test('a used token cannot link a bank for another user', async () => {
    const token = await publicToken();
    const owner = await newOwner('first-user');
    expect((await linkBank(owner.client, token)).status).toBe(200);
    const thief = await newOwner('second-user');
    expect((await linkBank(thief.client, token)).status).toBe(502);
    const accounts = await thief.client.get('/api/finance/accounts');
    expect((accounts.json() as { source: string }).source).toBe('sample');
  });

  test('a user cannot request a new sign-in at the bank of another user', async () => {
    const owner = await newOwner('bank-owner');
    const answer = await linkBank(owner.client, await publicToken());
    const { item_id: itemId } = answer.json() as { item_id: string };
    const mallory = await newOwner('mallory');
    for (const [method, path] of [
      ['POST', '/api/plaid/create-link-token'],
      ['POST', '/api/plaid/refresh'],
      ['DELETE', '/api/plaid/item'],
    ] as const) {
      expect([path, (await mallory.client.call(method, path, { itemId })).status]).toEqual([
        path,
        404,
      ]);
    }
    const own = (await owner.client.get('/api/finance/accounts')).json() as Accounts;
    expect(own.accounts.length).toBeGreaterThan(0);
  });

  test('the database stores no bank token in plain text', async () => {
    const { client } = await newOwner('sealed');
    await linkBank(client, await publicToken());
    const rows = await askDatabase(attacked.site.database, 'select * from items');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/access-(sandbox|production)/);
  });

  test('no answer about a bank contains a token or a whole account number', async () => {
    const { client } = await newOwner('answers');
    await linkBank(client, await publicToken());
    for (const path of ['/api/plaid/status', '/api/plaid/accounts', '/api/finance/home']) {
      expect((await client.get(path)).text).not.toMatch(/access-|public-|"\d{9,}"/);
    }
  });

  test('the product gives no access to the bank’s control plane', async () => {
    const answer = await atSite().post('/practice/control/clock', { advance_ms: 1 });
    expect(answer.status).toBe(404);
  });

  test('two links of one bank at the same time do not double its accounts (S9)', async () => {
    const countOf = async ({ client }: Owner) =>
      ((await client.get('/api/finance/accounts')).json() as Accounts).accounts.length;
    const once = await newOwner('one-link');
    await linkBank(once.client, await publicToken());
    const twice = await newOwner('two-links');
    const tokens = await Promise.all([publicToken(), publicToken()]);
    await Promise.all(tokens.map((token) => linkBank(twice.client, token)));
    expect(await countOf(twice)).toBe(await countOf(once));
  });
});
