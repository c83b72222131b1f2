import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type BankApi, bankApi } from '../bank/testing/bank-api';
import { ACCOUNT_AND_CARD } from '../bank/testing/account-and-card';
import { ENTITIES } from '../entity/entities';
import { RECEIPT } from '../testing/attacks';
import type { Visitor } from '../testing/test-api';
import { KINDS } from './kind/kinds';
import { readEverything } from './testing/read-everything';

let api: BankApi;
let ann: Visitor;
let zip: Buffer;

const COPY = '/api/privacy/copy';

const upload = (visitor: Visitor, body: Uint8Array, query = 'name=mine.zip') =>
  visitor.send('POST', `${COPY}?${query}`, Buffer.from(body), {
    'content-type': 'application/zip',
  });

async function financialData(): Promise<Visitor> {
  const { visitor } = await api.linked(ACCOUNT_AND_CARD);
  const made = async (path: string, body: object) => {
    const answer = await visitor.post(`/api/finance/${path}`, body);
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
    return answer.json();
  };
  const day = api.practice.now().toISOString().slice(0, 10);
  const { account } = await made('accounts', { name: '=Jar', type: 'savings', balance: 100.5 });
  await made('liabilities', { name: 'Friend', type: 'loan', balance: 10, apr: 3.5 });
  const { transaction } = await made('transactions', {
    account_id: account.id,
    date: day,
    merchant: 'Corner "shop", Inc',
    category: 'Groceries',
    amount: -12.34,
    note: 'for\nthe party',
  });
  const edit = {
    parts: [
      { category: 'Groceries', amount: -10 },
      { category: 'Travel', amount: -2.34 },
    ],
  };
  await visitor.call('PATCH', `/api/finance/transactions/${transaction.id}`, { body: edit });
  const { transactions } = (await visitor.get('/api/finance/transactions')).json();
  const ofBank = transactions.find(({ source }: { source: string }) => source === 'bank');
  await visitor.call('PATCH', `/api/finance/transactions/${ofBank.id}`, {
    body: { category: 'Travel', note: 'mine' },
  });
  const rule = await made('rules', {
    name: 'Trip',
    when: { match: 'any', conditions: [{ field: 'amount', operator: 'above', value: 0.01 }] },
    then: { tags: ['trip'], reviewed: true, category: 'Travel', merchant: 'By a rule' },
  });
  await made(`rules/${rule.id}/apply`, {});
  await visitor.call('PUT', '/api/finance/budget', {
    body: { month: null, assigned: { groceries: 400 } },
  });
  const set = async (path: string, body: object) => {
    const answer = await visitor.call('PUT', `/api/finance/${path}`, { body });
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
  };
  await set('budget', {
    month: null,
    assigned: { groceries: 450 },
    settings: { groceries: { kind: 'rollover' }, travel: { kind: 'none' } },
  });
  await set('budget', { month: day.slice(0, 7), assigned: { travel: 30, groceries: 500 } });
  const move = { month: day.slice(0, 7), from: 'groceries', to: 'travel', amount: 1 };
  await made('budget/moves', move);
  const content = Buffer.from(`Date,Payee,Amount\n${day},Bakery,-3.00\n`).toString('base64');
  await made('statements', {
    account_id: account.id,
    file_name: 'mine.csv',
    content,
    turned: [],
    balance: 'keep',
  });
  await set('buffer', { buffer: 12.5 });
  await made(`transactions/${transaction.id}/receipts`, RECEIPT);
  await made('categories', { name: 'Coffee beans', kind: 'expense', group: 'variable' });
  const saved = { accountId: account.id, amount: 60.5 };
  const goal = await made('goals', { name: '=Trip', target: 900, date: day, accounts: [saved] });
  await made(`goals/${goal.id}/contributions`, { accountId: account.id, amount: -10 });
  await made('goals', {
    name: 'Shared',
    target: 5,
    accounts: [{ ...saved, amount: undefined, share: 0.25 }],
  });
  for (const { path, example } of ENTITIES) {
    await made(path.replace('/api/finance/', ''), example);
  }
  const factFinder = (await visitor.get('/api/finance/fact-finder')).json();
  const body = { ...factFinder, personal: { ...factFinder.personal, fullName: 'Ann Archer' } };
  await visitor.call('PUT', '/api/finance/fact-finder', { body });
  const assumptions = (await visitor.get('/api/finance/assumptions')).json();
  await visitor.call('PUT', '/api/finance/assumptions', {
    body: { ...assumptions, retirementAge: 64, mixes: [{ accountId: 'a', stocks: 70, bonds: 20 }] },
  });
  await visitor.call('PUT', '/api/finance/investments/notes', {
    body: { purchases: [], expenseRatios: [{ fund: 'LSTMX', percent: 0.04 }] },
  });
  await visitor.post('/api/ai/chat', { message: 'What is my net worth?' });
  const { insights } = (await visitor.get('/api/ai/insights')).json();
  const put = insights.find(({ id }: { id?: string }) => id !== undefined);
  if (put) await visitor.post(`/api/ai/insights/${encodeURIComponent(put.id)}/dismiss`);
  await visitor.post('/api/ai/consent', { granted: true });
  return visitor;
}

beforeAll(async () => {
  api = await bankApi();
  ann = await financialData();
  zip = (await ann.get(COPY)).rawPayload;
});
afterAll(() => api.close());

const files = () => unzipSync(zip);
const textOf = (path: string) => strFromU8(files()[path] ?? new Uint8Array());

describe('GET /api/privacy/copy', () => {
  it('is a ZIP with a manifest of every file with its rows and checksum', () => {
    const manifest = JSON.parse(textOf('manifest.json'));
    expect(manifest).toMatchObject({ format: 'personal-finance-copy', version: 1 });
    const named = manifest.files.map(({ path }: { path: string }) => path);
    expect([...named, 'manifest.json'].sort()).toEqual(Object.keys(files()).sort());
    for (const { path, sha256, bytes } of manifest.files) {
      const file = files()[path] ?? new Uint8Array();
      expect([path, file.length]).toEqual([path, bytes]);
      expect(createHash('sha256').update(file).digest('hex')).toBe(sha256);
    }
    const rows = textOf('data/transactions.ndjson').trim().split('\n');
    expect(rows).toHaveLength(
      manifest.files.find(({ path }: { path: string }) => path === 'data/transactions.ndjson').rows,
    );
  });

  it.each(ENTITIES)('contains the $table with their columns', ({ table, columns }) => {
    const [row = '{}'] = textOf(`data/${table}.ndjson`).split('\n');
    expect(Object.keys(JSON.parse(row))).toEqual(['id', ...Object.keys(columns)]);
  });

  it('contains no secret', async () => {
    const all = Object.keys(files()).map(textOf).join('\n');
    const item = await api.db.selectFrom('items').selectAll().executeTakeFirstOrThrow();
    const session = await api.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    for (const secret of [item.token_sealed, item.plaid_item_id, item.cursor, session.token_hash]) {
      expect(all).not.toContain(String(secret));
    }
  });

  it('writes amounts in dollars in spreadsheets and in cents in NDJSON', () => {
    expect(textOf('sheets/accounts.csv')).toContain(',88.16,');
    expect(textOf('data/accounts.ndjson')).toContain('"balance_cents":8816,');
  });

  it('contains the parts of a split transaction, like the screen', () => {
    const sheet = textOf('sheets/transactions.csv');
    expect(sheet).toMatch(/Groceries,"for\nthe party",-10\.00,USD/);
    expect(sheet).toMatch(/Travel,"for\nthe party",-2\.34,USD/);
  });

  it('escapes formulas in texts', () => {
    expect(textOf('sheets/accounts.csv')).toContain(",'=Jar,");
  });
});

/** A restored account has no bank, so a copy of it differs from the first one in these tables. */
const CHANGED_BY_RESTORING = new Set(['accounts', 'transactions', 'imports']);

const RESTORED = KINDS.filter(({ restored }) => restored).map(({ table }) => table);

const linesOf = (copy: Buffer, table: string): string[] =>
  strFromU8(unzipSync(copy)[`data/${table}.ndjson`] ?? new Uint8Array())
    .split('\n')
    .filter((line) => line !== '')
    .toSorted();

describe('POST /api/privacy/copy', () => {
  it('restores every row of every kind', async () => {
    const bea = api.visitor();
    await upload(bea, zip);
    const again = (await bea.get(COPY)).rawPayload;
    const empty: string[] = [];
    for (const table of RESTORED) {
      const [before, after] = [linesOf(zip, table), linesOf(again, table)];
      if (before.length === 0) empty.push(table);
      if (CHANGED_BY_RESTORING.has(table))
        expect(after.length).toBeGreaterThanOrEqual(before.length);
      else expect([table, after]).toEqual([table, before]);
    }
    // The bank has no investments, the user has read no notification, and no request went to a model.
    expect(empty).toEqual([
      'investment_holdings',
      'investment_trades',
      'notification_reads',
      'ai_sent',
    ]);
  });

  it('restores the same figures on every read for a new user', async () => {
    const bea = api.visitor();
    const answer = await upload(bea, zip);
    expect(answer.json()).toMatchObject({ success: true });
    const figures = await readEverything(api, ann);
    expect(Object.keys(figures).length).toBeGreaterThan(15);
    expect(await readEverything(api, bea)).toEqual(figures);
  });

  it('restores accounts of a bank as manual accounts', async () => {
    const bea = api.visitor();
    await upload(bea, zip);
    const { accounts } = (await bea.get('/api/finance/accounts')).json();
    for (const { id, source } of accounts) {
      expect(source).toBe('manual');
      const gone = await bea.call('DELETE', `/api/finance/accounts/${id}`);
      expect(gone.statusCode).toBe(200);
    }
    expect((await bea.get('/api/finance/holdings')).json().holdings).toEqual([]);
  });

  // Covers P3-B5-10.
  it('restores a copy of restored data unchanged', async () => {
    const [bea, cyd] = [api.visitor(), api.visitor()];
    await upload(bea, zip);
    await upload(cyd, (await bea.get(COPY)).rawPayload);
    expect(await readEverything(api, cyd)).toEqual(await readEverything(api, bea));
  });

  it('does not restore consents', async () => {
    const bea = api.visitor();
    await upload(bea, zip);
    expect((await bea.get('/api/privacy/records')).json().consents).toEqual([]);
  });

  it('is refused for a user with own data, which does not change', async () => {
    const before = (await ann.get('/api/finance/accounts')).body;
    const answer = await upload(ann, zip);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'HAS_OWN_DATA']);
    expect((await ann.get('/api/finance/accounts')).body).toBe(before);
  });

  it('replaces entries of a user without accounts only after the user agreed', async () => {
    const bea = api.visitor();
    const entered = { name: 'Boat', target: 900, accounts: [] };
    expect((await bea.post('/api/finance/goals', entered)).statusCode).toBe(201);
    const goals = async () => (await bea.get('/api/finance/goals')).json().goals;
    const before = await goals();
    const refused = await upload(bea, zip);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'REPLACES_ENTRIES']);
    expect(await goals()).toEqual(before);
    expect((await upload(bea, zip, 'name=mine.zip&replace=1')).json()).toMatchObject({
      success: true,
    });
    expect(await goals()).toEqual((await ann.get('/api/finance/goals')).json().goals);
  });

  it('restores a file with a very long name', async () => {
    const bea = api.visitor();
    const answer = await upload(bea, zip, `name=${'x'.repeat(251)}.zip`);
    expect(answer.json()).toMatchObject({ success: true });
  });

  const packed = (change: (files: Record<string, Uint8Array>) => void) => {
    const changed = files();
    change(changed);
    return zipSync(changed);
  };
  /** Changes a file and corrects its checksum. */
  const forged = (path: string, from: string | RegExp, to: string) => () =>
    packed((all) => {
      const bytes = strToU8(strFromU8(all[path] ?? new Uint8Array()).replace(from, to));
      const manifest = JSON.parse(strFromU8(all['manifest.json'] ?? new Uint8Array()));
      for (const file of manifest.files) {
        if (file.path !== path) continue;
        file.bytes = bytes.length;
        file.sha256 = createHash('sha256').update(bytes).digest('hex');
      }
      all[path] = bytes;
      all['manifest.json'] = strToU8(JSON.stringify(manifest));
    });

  it('converts the closing instant of an older copy to a date', async () => {
    const bea = api.visitor();
    const instant = '"closed_at":"2026-11-20T09:00:00.000Z"';
    const answer = await upload(bea, forged('data/accounts.ndjson', '"closed_at":null', instant)());
    expect(answer.json()).toMatchObject({ success: true });
    const { userId } = (await bea.get('/api/auth/session')).json();
    const closed = await api.db
      .selectFrom('accounts')
      .select('closed_at')
      .where('user_id', '=', userId)
      .where('closed_at', 'is not', null)
      .execute();
    expect(closed).toEqual([{ closed_at: '2026-11-20' }]);
  });

  it.each([
    ['a file that is no ZIP', () => strToU8('hello'), /not a copy/],
    ['nothing', () => new Uint8Array(1), /not a copy/],
    ['a ZIP that is no copy', () => zipSync({ 'a.txt': strToU8('a') }), /not a copy/],
    ['half of a copy', () => zip.subarray(0, zip.length / 2), /not a copy/],
    [
      'a changed file',
      () => packed((all) => Object.assign(all, { 'data/accounts.ndjson': strToU8('{}') })),
      /damaged/,
    ],
    ['a missing file', () => packed((all) => delete all['data/accounts.ndjson']), /damaged/],
    [
      'a newer version',
      () =>
        packed((all) => {
          const manifest = { ...JSON.parse(textOf('manifest.json')), version: 2 };
          all['manifest.json'] = strToU8(JSON.stringify(manifest));
        }),
      /newer version/,
    ],
    [
      'a day that does not exist',
      forged('data/transactions.ndjson', /"date":"[\d-]+"/, '"date":"2025-02-30"'),
      /Row 1 of data\/transactions\.ndjson/,
    ],
    [
      'an amount that is no number',
      forged('data/transactions.ndjson', /"amount_cents":-?\d+/, '"amount_cents":"1"'),
      /Row 1 of/,
    ],
    [
      'a document that no screen could read',
      forged('data/documents.ndjson', '"body":"{', '"body":"[{'),
      /of documents cannot be read/,
    ],
    ['an account too few', forged('data/accounts.ndjson', /^.*\n/, ''), /belongs to nothing/],
    [
      'the same row twice',
      forged('data/accounts.ndjson', /^(.*\n)/, '$1$1'),
      /Row 2 of data\/accounts/,
    ],
  ])('refuses %s with a reason and restores nothing', async (_, body, sentence) => {
    const bea = api.visitor();
    const answer = await upload(bea, body());
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'COPY_REFUSED']);
    expect(answer.json().error).toMatch(sentence);
    expect((await bea.get('/api/finance/accounts')).json().source).toBe('sample');
  });
});
