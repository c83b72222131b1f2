import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
});
afterEach(() => api.close());

const rename = (from: string, to: string, visitor = ann) =>
  visitor.post('/api/finance/merchants/rename', { from, to });
const undo = (id: string, visitor = ann) => visitor.post(`/api/finance/changes/${id}/undo`);
const changes = async () =>
  (await ann.get('/api/finance/changes?kinds=merchant-renamed')).json().changes;
const patch = (id: string, body: object) =>
  ann.call('PATCH', `/api/finance/transactions/${id}`, { body });
const rows = async (visitor = ann) =>
  (await visitor.get('/api/finance/transactions')).json().transactions;
const merchants = async (visitor = ann): Promise<string[]> =>
  (await rows(visitor)).map(({ merchant }: { readonly merchant: string }) => merchant).toSorted();

/** Creates an account with a row of each merchant and returns the row ids. */
async function withRows(...names: readonly string[]): Promise<string[]> {
  const jar = { name: 'Jar', type: 'checking', balance: 1000 };
  const { account } = (await ann.post('/api/finance/accounts', jar)).json();
  const ids: string[] = [];
  for (const merchant of names) {
    const row = { account_id: account.id, date: '2025-07-14', merchant, amount: -10 };
    const answer = await ann.post('/api/finance/transactions', { ...row, category: 'Groceries' });
    ids.push(answer.json().transaction.id);
  }
  return ids;
}

describe('POST /api/finance/merchants/rename', () => {
  // Covers P3-A5-5.
  it('renames every row of a merchant in one change, and undoes all of them at once', async () => {
    await withRows('Market', 'MARKET', 'Gym');
    const before = await rows();
    const answer = (await rename('market', 'Corner Shop')).json();
    expect(answer).toEqual({ changeId: expect.any(String), changed: 2 });
    expect(await merchants()).toEqual(['Corner Shop', 'Corner Shop', 'Gym']);
    expect(await changes()).toMatchObject([
      {
        id: answer.changeId,
        kind: 'merchant-renamed',
        label: expect.stringMatching(/^market → Corner Shop$/i),
        madeAt: expect.any(String),
        undoneAt: null,
      },
    ]);
    expect((await undo(answer.changeId)).json()).toEqual({ undone: 2 });
    expect(await rows()).toEqual(before);
    expect(await changes()).toMatchObject([{ undoneAt: expect.any(String) }]);
    expect((await undo(answer.changeId)).json().code).toBe('ALREADY_UNDONE');
  });

  it('restores the user’s earlier name on undo, and keeps later edits', async () => {
    const [first, second, third] = await withRows('Market', 'Market', 'Market');
    await patch(first!, { merchant: 'Old Name', note: 'Kept' });
    await patch(second!, { merchant: 'Old Name' });
    await patch(third!, { merchant: 'Old Name' });
    const { changeId } = (await rename('Old Name', 'New Name')).json();
    await patch(second!, { merchant: 'Edited Since' });
    await patch(third!, { category: 'Travel' });
    expect((await undo(changeId)).json()).toEqual({ undone: 2 });
    expect(await merchants()).toEqual(['Edited Since', 'Old Name', 'Old Name']);
    const restored = await rows();
    expect(restored.find(({ id }: { id: string }) => id === first)).toMatchObject({ note: 'Kept' });
    expect(restored.find(({ id }: { id: string }) => id === third).category).toBe('Travel');
  });

  it('counts the parts of a split once', async () => {
    const [row] = await withRows('Market');
    const parts = [
      { category: 'Groceries', amount: -4 },
      { category: 'Rent', amount: -6 },
    ];
    await patch(row!, { parts });
    expect((await rename('Market', 'Shop')).json().changed).toBe(1);
    expect(await merchants()).toEqual(['Shop', 'Shop']);
  });

  it('renames more rows than one statement takes', async () => {
    await withRows('Market');
    const row = await api.db.selectFrom('transactions').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 1_200 }, (_, at) => ({ ...row, id: `${row.id}-${at}` }));
    for (let at = 0; at < more.length; at += 300)
      await api.db
        .insertInto('transactions')
        .values(more.slice(at, at + 300))
        .execute();
    await patch(row.id, { note: 'So that the list is read again' });
    const { changeId, changed } = (await rename('Market', 'Shop')).json();
    expect(changed).toBe(1_201);
    expect(new Set(await merchants())).toEqual(new Set(['Shop']));
    expect((await undo(changeId)).json()).toEqual({ undone: 1_201 });
    expect(new Set(await merchants())).toEqual(new Set(['Market']));
  });

  it('holds in the sample too, for this user only', async () => {
    const [name] = await merchants();
    const bob = api.visitor();
    const before = await merchants(bob);
    expect((await rename(name!, 'Renamed')).statusCode).toBe(200);
    expect(await merchants()).toContain('Renamed');
    expect(await merchants()).not.toContain(name);
    expect(await merchants(bob)).toEqual(before);
  });

  it('changes no row and undoes no change of another user', async () => {
    await withRows('Market');
    const bob = api.visitor();
    expect((await rename('Market', 'Mine', bob)).statusCode).toBe(404);
    const { changeId } = (await rename('Market', 'Shop')).json();
    expect((await undo(changeId, bob)).statusCode).toBe(404);
    expect(await merchants()).toEqual(['Shop']);
  });

  it.each([
    ['a merchant without rows', 'Nobody', 'Shop', 404],
    ['no new name', 'Market', '  ', 400],
    ['two lines', 'Market', 'a\nb', 400],
    ['10,000 letters', 'Market', 'x'.repeat(10_000), 400],
  ])('refuses %s', async (_, from, to, status) => {
    await withRows('Market');
    expect((await rename(from, to)).statusCode).toBe(status);
    expect(await merchants()).toEqual(['Market']);
    expect(await changes()).toEqual([]);
  });
});
