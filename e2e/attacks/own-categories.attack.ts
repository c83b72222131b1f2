import { newOwner, type Owner } from './support/account';
import { atSite, type Client } from './support/client';
import { copyOf, restore, textOf, withRows } from './support/copy';

const ROOT = '/api/finance/categories';

interface Category {
  readonly id: string;
  readonly name: string;
}

const addTo = (client: Client, name: string) =>
  client.post(ROOT, { name, kind: 'expense', group: 'variable' });

async function added(client: Client, name: string): Promise<string> {
  const answer = await addTo(client, name);
  expect(answer.status).toBe(201);
  return (answer.json() as Category).id;
}

async function namesOf(client: Client): Promise<string[]> {
  const { categories } = (await client.get(ROOT)).json() as { categories: Category[] };
  return categories.map(({ name }) => name);
}

/** Adds a row in this category and returns its id. */
async function rowIn(client: Client, category: string): Promise<string> {
  const jar = { name: 'jar', type: 'checking', balance: 100 };
  const made = (await client.post('/api/finance/accounts', jar)).json();
  const account_id = (made as { account: { id: string } }).account.id;
  const row = { account_id, date: '2025-07-14', merchant: 'Shop', category, amount: -1 };
  const answer = (await client.post('/api/finance/transactions', row)).json();
  return (answer as { transaction: { id: string } }).transaction.id;
}

async function rowsOf(client: Client): Promise<{ merchant: string; category: string }[]> {
  const answer = (await client.get('/api/finance/transactions')).json();
  const { transactions } = answer as { transactions: { merchant: string; category: string }[] };
  return transactions.map(({ merchant, category }) => ({ merchant, category }));
}

describe("another user's categories and changes", () => {
  let zoe: Owner;
  let mallory: Client;
  let category: string;
  let change: string;
  let before: string;
  const everything = async (): Promise<string> =>
    [
      (await zoe.client.get(ROOT)).text,
      (await zoe.client.get('/api/finance/transactions')).text,
      (await zoe.client.get('/api/finance/changes')).text,
    ].join('\n');

  beforeAll(async () => {
    zoe = await newOwner('zoe');
    mallory = (await newOwner('mallory')).client;
    category = await added(zoe.client, 'zoe beans');
    await rowIn(zoe.client, 'zoe beans');
    const gone = await added(zoe.client, 'zoe gone');
    const removed = (await zoe.client.call('DELETE', `${ROOT}/${gone}`)).json();
    change = (removed as { changeId: string }).changeId;
    before = await everything();
  });

  // Covers P3-A4-13.
  test.each<[string, number, (attacker: Client) => Promise<{ status: number; text: string }>]>([
    ['renames', 404, (by) => by.call('PUT', `${ROOT}/${category}`, { name: 'mine' })],
    ['merges away', 404, (by) => by.call('PUT', `${ROOT}/${category}`, { mergeInto: 'rent' })],
    ['merges into', 404, (by) => by.call('PUT', `${ROOT}/rent`, { mergeInto: category })],
    ['deletes', 404, (by) => by.call('DELETE', `${ROOT}/${category}`)],
    ['deletes into', 404, (by) => by.call('DELETE', `${ROOT}/rent?reassignTo=${category}`)],
    ['undoes the deletion of', 404, (by) => by.post(`/api/finance/changes/${change}/undo`, {})],
    [
      'renames the merchant of',
      404,
      (by) => by.post('/api/finance/merchants/rename', { from: 'Shop', to: 'mine' }),
    ],
    [
      'budgets',
      400,
      (by) => by.call('PUT', '/api/finance/budget', { month: null, assigned: { [category]: 1 } }),
    ],
  ])('nobody %s one', async (_, status, attack) => {
    const answer = await attack(mallory);
    expect([answer.status, answer.text.includes('zoe')]).toEqual([status, false]);
    expect(await everything()).toBe(before);
  });

  test('no stranger without an account reads or changes them', async () => {
    const stranger = atSite();
    expect((await stranger.get(ROOT)).text).not.toContain('zoe');
    expect((await stranger.call('DELETE', `${ROOT}/${category}`)).status).toBe(404);
    expect(await everything()).toBe(before);
  });
});

describe('a name of a category', () => {
  let ann: Client;
  beforeAll(async () => {
    ann = (await newOwner('ann')).client;
  });

  // Covers P3-A4-4, P3-A4-13.
  test.each([
    ['10,000 letters', 'x'.repeat(10_000), 400],
    ['a control character', 'a\u0007b', 400],
    ['a mark of direction', 'safe\u200Fgnp.exe', 400],
    ['an Arabic mark of direction', 'a\u061Cb', 400],
    ['a second line', 'a\nb', 400],
    ['nothing to see', '\u200B\u200D', 400],
    ['a number', 7, 400],
    ['a list', ['Fine'], 400],
    ['a built-in name in capitals', 'GROCERIES', 409],
    ['a built-in name with a space that nobody sees', 'Gro\u200Bceries', 409],
    ['a built-in name in wide letters', 'Ｇｒｏｃｅｒｉｅｓ', 409],
    ['a built-in name as its key', 'dining_out', 409],
    ['the word of a filter', 'all', 409],
  ])('cannot be %s', async (_, name, status) => {
    const before = await namesOf(ann);
    expect((await ann.post(ROOT, { name, kind: 'expense' })).status).toBe(status);
    expect(await namesOf(ann)).toEqual(before);
  });

  test('is stored only once after thirty calls at the same time', async () => {
    const calls = Array.from({ length: 30 }, () => addTo(ann, 'Only once'));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect((await namesOf(ann)).filter((name) => name === 'Only once')).toHaveLength(1);
  });

  // Covers P3-A4-13.
  test.each(['=1+1', '+1', '-1+1', '@SUM(A1)', "=cmd|' /C calc'!A0", '＝1+1'])(
    'of %j does not become a formula in the export',
    async (name) => {
      const { client } = await newOwner('formula');
      await added(client, name);
      await rowIn(client, name);
      const files = await copyOf(client);
      const csv = Object.keys(files).filter((path) => path.endsWith('.csv'));
      expect(csv).not.toEqual([]);
      const cells = csv.flatMap((path) => textOf(files, path).split(/\r\n|,/));
      expect(cells.filter((cell) => /^"?[=+@＝]/.test(cell))).toEqual([]);
      expect(cells.filter((cell) => cell.includes(name.slice(1, 4)))).not.toEqual([]);
    },
  );
});

describe('an undo', () => {
  // Covers P3-A4-9.
  test('happens once, even after several requests at the same time', async () => {
    const { client } = await newOwner('undo');
    const id = await added(client, 'Coffee');
    const { changeId } = (await client.call('DELETE', `${ROOT}/${id}`)).json() as {
      changeId: string;
    };
    const calls = Array.from({ length: 20 }, () =>
      client.post(`/api/finance/changes/${changeId}/undo`, {}),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect((await namesOf(client)).filter((name) => name === 'Coffee')).toHaveLength(1);
  });
});

describe('a copy', () => {
  // Covers P3-A4-13.
  test('brings categories, their rows, and an undo to a new home', async () => {
    const { client } = await newOwner('mover');
    const id = await added(client, 'Coffee');
    await rowIn(client, 'Coffee');
    await client.call('PUT', `${ROOT}/${id}`, { mergeInto: 'travel' });
    const home = (await newOwner('home')).client;
    const files = await copyOf(client);
    const lines = textOf(files, 'data/categories.ndjson').trim().split('\n');
    const answer = await restore(home, withRows(files, 'data/categories.ndjson', lines));
    expect(answer.status).toBe(200);
    expect(await rowsOf(home)).toEqual([{ merchant: 'Shop', category: 'Travel' }]);
    const { changes } = (
      await home.get('/api/finance/changes?kinds=category-deleted,category-merged')
    ).json() as {
      changes: { id: string }[];
    };
    await home.post(`/api/finance/changes/${changes[0]!.id}/undo`, {});
    expect(await rowsOf(home)).toEqual([{ merchant: 'Shop', category: 'Coffee' }]);
  });

  // Covers P3-A4-13.
  test.each([
    ['another table', { entity: 'users', field: 'email', before: 'x@example.com', after: null }],
    ['a column of the row', { entity: 'transaction', field: 'user_id', before: 'x', after: null }],
    ['a column of everything', { entity: '__proto__', field: 'constructor', before: 'x' }],
    ['an id with a quote', { entity_id: "x' or '1'='1", before: 'x' }],
  ])('with a change of %s restores nothing when it is undone', async (_, part) => {
    const { client } = await newOwner('forger');
    const id = await added(client, 'Coffee');
    await rowIn(client, 'Coffee');
    await client.call('PUT', `${ROOT}/${id}`, { mergeInto: 'travel' });
    const files = await copyOf(client);
    const path = 'data/change_rows.ndjson';
    const forged = textOf(files, path)
      .trim()
      .split('\n')
      .map((line) => JSON.stringify({ ...(JSON.parse(line) as object), ...part }));
    const home = (await newOwner('victim')).client;
    const answer = await restore(home, withRows(files, path, forged));
    if (answer.status !== 200) return expect(answer.status).toBe(422);
    const before = await rowsOf(home);
    const { changes } = (
      await home.get('/api/finance/changes?kinds=category-deleted,category-merged')
    ).json() as {
      changes: { id: string }[];
    };
    const undone = await home.post(`/api/finance/changes/${changes[0]!.id}/undo`, {});
    expect([undone.status, undone.json()]).toEqual([200, { undone: 0 }]);
    expect(await rowsOf(home)).toEqual(before);
  });
});
