import { newOwner } from './support/account';
import { atSite } from './support/client';
import { copyOf, restore, textOf, withRows } from './support/copy';
import { everythingOf, newFinancialData } from './support/household';
import { expectNobodyWaited, othersDuring } from './support/others';
import { zip } from './support/zip';

const TRANSACTIONS = 'data/transactions.ndjson';
const ACCOUNTS = 'data/accounts.ndjson';

let copied: Record<string, Uint8Array>;

beforeAll(async () => {
  copied = await copyOf((await newFinancialData('copied')).client);
});

const rowsOf = (files: Record<string, Uint8Array>, path: string) =>
  textOf(files, path)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const lines = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row));

describe('restore and copies', () => {
  test('an unchanged copy is restored, so the refusals below are meaningful', async () => {
    const { client } = await newOwner('restores');
    const answer = await restore(client, zip(copied));
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('success')]);
  });

  test.each<[string, (files: Record<string, Uint8Array>) => Buffer]>([
    ['no zip at all', () => Buffer.from('not a zip')],
    ['the beginning of a zip', (files) => zip(files).subarray(0, 300)],
    [
      'a zip without a manifest',
      (files) => zip({ [ACCOUNTS]: files[ACCOUNTS] ?? new Uint8Array() }),
    ],
    ['a manifest that is no JSON', (files) => zip({ ...files, 'manifest.json': Buffer.from('{') })],
    [
      'a file that the manifest does not vouch for',
      (files) => zip({ ...files, [ACCOUNTS]: Buffer.from('{}\n') }),
    ],
    [
      'a balance that is no number',
      (files) =>
        withRows(
          files,
          ACCOUNTS,
          lines(rowsOf(files, ACCOUNTS).map((row) => ({ ...row, balance_cents: 'NaN' }))),
        ),
    ],
    [
      'a row of an account that is not in it',
      (files) =>
        withRows(
          files,
          TRANSACTIONS,
          lines(
            rowsOf(files, TRANSACTIONS).map((row) => ({
              ...row,
              account_id: 'acc-of-somebody-else',
            })),
          ),
        ),
    ],
    [
      'a row twice',
      (files) =>
        withRows(files, TRANSACTIONS, [
          ...lines(rowsOf(files, TRANSACTIONS)),
          ...lines(rowsOf(files, TRANSACTIONS)),
        ]),
    ],
    [
      'a date that is none',
      (files) =>
        withRows(
          files,
          TRANSACTIONS,
          lines(rowsOf(files, TRANSACTIONS).map((row) => ({ ...row, date: '2025-02-31' }))),
        ),
    ],
    [
      'a text of a megabyte',
      (files) =>
        withRows(
          files,
          TRANSACTIONS,
          lines(
            rowsOf(files, TRANSACTIONS).map((row) => ({ ...row, name: 'x'.repeat(1_000_000) })),
          ),
        ),
    ],
    [
      'a currency that is a formula (S20)',
      (files) =>
        withRows(
          files,
          TRANSACTIONS,
          lines(rowsOf(files, TRANSACTIONS).map((row) => ({ ...row, currency: '=1+1' }))),
        ),
    ],
    [
      'an id that is a formula (S20)',
      (files) =>
        withRows(
          files,
          TRANSACTIONS,
          lines(rowsOf(files, TRANSACTIONS).map((row, index) => ({ ...row, id: `@${index}` }))),
        ),
    ],
    [
      'JSON of a million levels',
      (files) => withRows(files, TRANSACTIONS, ['['.repeat(1_000_000) + ']'.repeat(1_000_000)]),
    ],
    [
      '201 files',
      (files) =>
        zip({
          ...files,
          ...Object.fromEntries(
            Array.from({ length: 201 }, (_, index) => [`f${index}`, Buffer.from('x')]),
          ),
        }),
    ],
  ])('%s restores nothing', async (_, forge) => {
    const { client } = await newOwner('refused');
    const answer = await restore(client, forge(copied));
    expect(answer.status).toBe(422);
    expect((await client.get('/api/finance/accounts')).text).toContain('"source":"sample"');
  });

  test('40 MB of blanks in a row (S3) restore nothing and make nobody else wait', async () => {
    const { client } = await newOwner('bomb');
    const bomb = withRows(copied, TRANSACTIONS, [' '.repeat(40_000_000)]);
    const during = await othersDuring(restore(client, bomb));
    expect(during.result.status).toBe(422);
    expect((await client.get('/api/finance/accounts')).text).toContain('"source":"sample"');
    expectNobodyWaited(during);
  });

  test('a copy with the ids of another user does not change that user’s data', async () => {
    const victim = await newFinancialData('same-ids');
    const before = await everythingOf(victim);
    const files = await copyOf(victim.client);
    const mine = rowsOf(files, ACCOUNTS).map((row) => ({
      ...row,
      name: 'mine now',
      balance_cents: 1,
    }));
    const { client } = await newOwner('id-thief');
    expect((await restore(client, withRows(files, ACCOUNTS, lines(mine)))).status).toBe(200);
    expect(await everythingOf(victim)).toBe(before);
    const deleted = await client.post('/api/privacy/deletions', { confirm: 'DELETE' });
    expect(deleted.status).toBe(200);
    expect(await everythingOf(victim)).toBe(before);
  });

  test('a copy cannot replace the address, the sessions, or the passkeys of its owner', async () => {
    const { email, client } = await newOwner('identity');
    const files = copied;
    const passkey = {
      id: 'planted',
      name: 'planted',
      created_at: '2025-07-13T00:00:00.000Z',
      last_used_at: null,
    };
    await restore(client, withRows(files, 'data/passkeys.ndjson', lines([passkey])));
    const security = (await client.get('/api/auth/account')).json() as {
      email: string;
      passkeys: object[];
    };
    expect(security).toMatchObject({ email, passkeys: [] });
  });

  test('no file of a copy is written outside of the database', async () => {
    const { client } = await newOwner('slip');
    const files = { ...copied, '../../evil.txt': Buffer.from('x') };
    await restore(client, zip(files));
    expect((await atSite().get('/evil.txt')).text).not.toBe('x');
  });

  test('a zip that is sent as JSON, and JSON that is sent as a zip, are refused', async () => {
    const { client } = await newOwner('types');
    const bytes = zip(copied);
    const json = { 'content-type': 'application/json' };
    expect((await client.post('/api/privacy/copy', bytes, json)).status).toBe(400);
    expect((await restore(client, Buffer.from('{}'))).status).toBe(422);
  });
});
