import { CATEGORIES } from '@halyard/shared-contracts/finance';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
});
afterEach(() => api.close());

const ROOT = '/api/finance/categories';
const read = async (path: string, visitor = ann) =>
  (await visitor.get(`/api/finance/${path}`)).json();
const list = async (visitor = ann) => (await read('categories', visitor)).categories;
const named = async (name: string) =>
  (await list()).find((each: { readonly name: string }) => each.name === name);
const add = async (name: string, more: object = {}) =>
  (await ann.post(ROOT, { name, kind: 'expense', group: 'variable', ...more })).json();
const put = (id: string, body: object, visitor = ann) =>
  visitor.call('PUT', `${ROOT}/${id}`, { body });
const remove = (id: string, to?: string, visitor = ann) =>
  visitor.call('DELETE', `${ROOT}/${id}${to === undefined ? '' : `?reassignTo=${to}`}`);
const undo = (id: string, visitor = ann) => visitor.post(`/api/finance/changes/${id}/undo`);

/** Creates an account with rows of the given categories and returns the row ids. */
async function withRows(...categories: readonly string[]): Promise<string[]> {
  const jar = { name: 'Jar', type: 'checking', balance: 1000 };
  const { account } = (await ann.post('/api/finance/accounts', jar)).json();
  const ids: string[] = [];
  for (const [at, category] of categories.entries()) {
    const row = { account_id: account.id, date: '2025-07-14', merchant: `Shop ${at}` };
    const answer = await ann.post('/api/finance/transactions', { ...row, category, amount: -10 });
    expect(answer.statusCode).toBe(201);
    ids.push(answer.json().transaction.id);
  }
  return ids;
}
const categoriesOfRows = async () =>
  (await read('transactions')).transactions.map(({ category }: { category: string }) => category);

describe('GET and POST /api/finance/categories', () => {
  // Covers P3-A4-3.
  it('list the built-in categories, then the own ones', async () => {
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(CATEGORIES);
    const added = await add('Coffee beans', { color: 'gas', icon: 'groceries' });
    expect(added).toEqual({
      id: expect.stringMatching(/^category-/),
      name: 'Coffee beans',
      kind: 'expense',
      group: 'variable',
      color: 'gas',
      icon: 'groceries',
      builtIn: false,
      hidden: false,
      order: 39,
    });
    expect((await list()).at(-1)).toEqual(added);
    expect(await list(api.visitor())).toHaveLength(39);
  });

  // Covers P3-A4-4.
  it.each([
    'Coffee beans',
    ' coffee  BEANS',
    'Groceries',
    'dining out',
    'All',
    'Gifts and Donations',
  ])('refuse a second %j', async (name) => {
    await add('Coffee beans');
    const answer = await ann.post(ROOT, { name, kind: 'expense' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'CATEGORY_EXISTS']);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['1,000 letters', { name: 'x'.repeat(1000) }],
    ['41 letters', { name: 'x'.repeat(41) }],
    ['a mark of direction', { name: 'a\u200Fb' }],
    ['two lines', { name: 'a\nb' }],
    ['a name of invisible joiners', { name: '\u200D\u200D' }],
    ['another kind', { kind: 'loan' }],
    ['a color that is not one of ours', { color: '#ff0000' }],
    ['an icon that does not exist', { icon: '../../x' }],
    ['a group of control characters', { group: 'a\u0000' }],
  ])('refuse %s', async (_, part) => {
    const answer = await ann.post(ROOT, { name: 'Fine', kind: 'expense', ...part });
    expect(answer.statusCode).toBe(400);
  });

  it.each(['<img src=x onerror=alert(1)>', '👩‍👩‍👧 Family', '=SUM(A1)', 'كتب', "Rob'); drop table"])(
    'take %j as text',
    async (name) => {
      expect(await add(name)).toMatchObject({ name });
      await withRows(name);
      expect(await categoriesOfRows()).toEqual([name]);
    },
  );

  it('refuse more than 200 own ones', async () => {
    await add('First');
    const first = await api.db.selectFrom('categories').selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: 199 }, (_, at) => ({
      ...first,
      id: `category-${at}`,
      name: `Own ${at}`,
    }));
    await api.db.insertInto('categories').values(rows).execute();
    const answer = await ann.post(ROOT, { name: 'One more', kind: 'expense' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'TOO_MANY_CATEGORIES']);
  });
});

describe('PUT /api/finance/categories/:id', () => {
  // Covers P3-A4-5.
  it('renames a category in every row, and renames it back', async () => {
    await withRows('Groceries');
    expect((await put('groceries', { name: 'Food' })).json()).toMatchObject({ name: 'Food' });
    expect(await categoriesOfRows()).toEqual(['Food']);
    expect((await read('spending?month=2025-07')).categories[0].name).toBe('Food');
    await put('groceries', { name: 'Groceries' });
    expect(await categoriesOfRows()).toEqual(['Groceries']);
  });

  // Covers P3-A4-6.
  it('counts the rows of a category by its kind, also those of past months', async () => {
    const { id } = await add('Side job', { kind: 'expense' });
    await withRows('Side job', 'Rent');
    expect((await read('spending?month=2025-07')).total).toBe(20);
    await put(id, { kind: 'income' });
    expect((await read('spending?month=2025-07')).total).toBe(10);
    expect((await read('income?month=2025-07')).received).toBe(-10);
    expect(await named('Side job')).toMatchObject({ kind: 'income', group: null });
  });

  // Covers P3-A4-10.
  it('refuses to change a category that Halyard assigns itself', async () => {
    for (const body of [{ kind: 'expense' }, { hidden: true }, { mergeInto: 'rent' }]) {
      const answer = await put('transfer', body);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'CATEGORY_FIXED']);
    }
    expect((await remove('other')).json().code).toBe('CATEGORY_FIXED');
    expect((await put('transfer', { name: 'Moves', color: 'gas' })).statusCode).toBe(200);
  });

  // Covers P3-A4-7.
  it('moves a category to a place, and shifts the others', async () => {
    const { id } = await add('Coffee beans');
    expect((await put(id, { order: 2 })).json()).toMatchObject({ order: 2 });
    const names = (await list()).map(({ name }: { name: string }) => name);
    expect(names.slice(0, 4)).toEqual(['Rent', 'Mortgage', 'Coffee beans', 'Auto Loan']);
    expect(names).toHaveLength(40);
    await put(id, { order: 9999 });
    expect((await list()).at(-1).id).toBe(id);
  });

  it('gives a category an own group, which its budget has too', async () => {
    const { id } = await add('Coffee beans', { group: 'Treats' });
    expect(await named('Coffee beans')).toMatchObject({ group: 'Treats' });
    const body = { month: null, assigned: { [id]: 25 } };
    const answer = await ann.call('PUT', '/api/finance/budget', { body });
    expect(answer.json().monthly_spending[id]).toBe(25);
  });

  it("returns 404 for another user's category", async () => {
    const { id } = await add('Coffee beans');
    const bob = api.visitor();
    expect((await put(id, { name: 'Mine' }, bob)).statusCode).toBe(404);
    expect((await remove(id, undefined, bob)).statusCode).toBe(404);
    expect((await put('groceries', { mergeInto: id }, bob)).statusCode).toBe(404);
    expect((await remove('groceries', id, bob)).statusCode).toBe(404);
    const row = { month: null, assigned: { [id]: 1 } };
    expect((await bob.call('PUT', '/api/finance/budget', { body: row })).statusCode).toBe(400);
  });
});

describe('deleting and merging', () => {
  // Covers P3-A4-8, P3-A4-9.
  it('ask where rows and budgets go, move them, and can be undone exactly', async () => {
    const { id } = await add('Coffee beans');
    await withRows('Coffee beans', 'Coffee beans', 'Groceries');
    const assigned = { [id]: 25, groceries: 100 };
    await ann.call('PUT', '/api/finance/budget', { body: { month: null, assigned } });
    const changed = { transactions: 2, budgets: 1, rules: 0 };
    const refused = await remove(id);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'CATEGORY_IN_USE', changed },
    ]);
    const before = [await read('transactions'), await read('budget')];
    const answer = (await remove(id, 'groceries')).json();
    expect(answer).toEqual({ changeId: expect.any(String), changed });
    expect(await categoriesOfRows()).toEqual(['Groceries', 'Groceries', 'Groceries']);
    expect((await read('budget')).monthly_spending).toEqual({ groceries: 125 });
    expect((await remove(id)).statusCode).toBe(404);

    expect((await undo(answer.changeId, api.visitor())).statusCode).toBe(404);
    expect((await undo(answer.changeId)).json()).toEqual({ undone: 3 });
    expect([await read('transactions'), await read('budget')]).toEqual(before);
    expect((await undo(answer.changeId)).json().code).toBe('ALREADY_UNDONE');
  });

  // Covers P3-A4-9.
  it('keep later edits when they are undone', async () => {
    const { id } = await add('Coffee beans');
    const [row] = await withRows('Coffee beans', 'Coffee beans');
    await ann.call('PUT', '/api/finance/budget', { body: { month: null, assigned: { [id]: 25 } } });
    const { changeId } = (await put(id, { mergeInto: 'groceries' })).json();
    const body = { category: 'Travel' };
    await ann.call('PATCH', `/api/finance/transactions/${row}`, { body });
    const edited = { month: null, assigned: { groceries: 40 } };
    await ann.call('PUT', '/api/finance/budget', { body: edited });
    expect((await undo(changeId)).json()).toEqual({ undone: 1 });
    expect((await categoriesOfRows()).toSorted()).toEqual(['Coffee beans', 'Travel']);
    expect((await read('budget')).monthly_spending).toEqual({ [id]: 25, groceries: 40 });
  });

  it('follow merges of merges, and rows that come later', async () => {
    const first = await add('First');
    const second = await add('Second');
    await withRows('First', 'Shopping');
    await put(first.id, { mergeInto: second.id });
    await put('shopping', { mergeInto: second.id });
    await put(second.id, { mergeInto: 'travel' });
    expect(await categoriesOfRows()).toEqual(['Travel', 'Travel']);
    await withRows('Shopping');
    expect(await categoriesOfRows()).toEqual(['Travel', 'Travel', 'Travel']);
    expect((await put('travel', { mergeInto: 'travel' })).statusCode).toBe(400);
    expect((await put('travel', { mergeInto: first.id })).statusCode).toBe(404);
  });

  // Covers P3-A4-8, P3-B4-6.
  it('take the budget setting and the lines of closed months along, until the undo', async () => {
    const { id } = await add('Coffee beans');
    const budget = async (month: string) =>
      (await ann.get(`/api/finance/budget?month=${month}`)).json();
    const plan = (body: object) => ann.call('PUT', '/api/finance/budget', { body });
    api.setClock('2025-06-10T16:00:00Z');
    await withRows('Coffee beans');
    await plan({ month: null, assigned: { [id]: 25, groceries: 100 } });
    api.setClock('2025-07-15T16:00:00Z');
    await plan({
      month: null,
      assigned: { [id]: 40 },
      settings: { [id]: { kind: 'rollover' } },
    });
    const before = [await budget('2025-06'), await budget('2025-07')];
    const { changeId } = (await remove(id, 'groceries')).json();
    expect([await budget('2025-06'), await budget('2025-07')]).toMatchObject([
      { monthly_spending: { groceries: 125 }, settings: {} },
      { monthly_spending: { groceries: 140 }, settings: { groceries: { kind: 'rollover' } } },
    ]);
    await undo(changeId);
    expect([await budget('2025-06'), await budget('2025-07')]).toEqual(before);
  });

  it('number a name that was used again before the undo', async () => {
    const { id } = await add('Coffee');
    const { changeId } = (await remove(id)).json();
    await add('Coffee');
    await undo(changeId);
    const names = (await list()).slice(-2).map(({ name }: { name: string }) => name);
    expect(names.toSorted()).toEqual(['Coffee', 'Coffee (2)']);
  });

  it('move the parts of a split', async () => {
    const { id } = await add('Coffee beans');
    const [row] = await withRows('Groceries');
    const parts = [
      { category: 'Coffee beans', amount: -4 },
      { category: 'Rent', amount: -6 },
    ];
    await ann.call('PATCH', `/api/finance/transactions/${row}`, { body: { parts } });
    expect(await categoriesOfRows()).toEqual(['Coffee beans', 'Rent']);
    expect((await remove(id, 'travel')).json().changed.transactions).toBe(1);
    expect(await categoriesOfRows()).toEqual(['Travel', 'Rent']);
  });

  it('hold in the sample too, for this user only', async () => {
    const { categories } = await read('spending');
    const largest = categories[0].name;
    const { id } = await named(largest);
    await put(id, { name: 'Renamed' });
    expect((await read('spending')).categories[0].name).toBe('Renamed');
    expect((await read('spending', api.visitor())).categories[0].name).toBe(largest);
  });
});
