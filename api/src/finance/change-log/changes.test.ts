import { RECEIPT } from '../../testing/attacks';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
});
afterEach(() => api.close());

const ROOT = '/api/finance';

interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly by: string;
  readonly undoneAt: string | null;
  readonly canUndo: boolean;
  readonly fields: readonly { field: string; before: string | null; after: string | null }[];
}

const list = async (query = '', visitor = ann): Promise<Listed[]> =>
  (await visitor.get(`${ROOT}/changes${query}`)).json().changes;
const undo = (id: string, visitor = ann) => visitor.post(`${ROOT}/changes/${id}/undo`);
const patch = (id: string, body: object) =>
  ann.call('PATCH', `${ROOT}/transactions/${id}`, { body });

async function account(): Promise<string> {
  const jar = { name: 'Jar', type: 'checking', balance: 100 };
  return (await ann.post(`${ROOT}/accounts`, jar)).json().account.id;
}

async function row(account_id: string): Promise<string> {
  const body = { account_id, date: '2025-07-14', merchant: 'Shop', category: 'Gas', amount: -10 };
  return (await ann.post(`${ROOT}/transactions`, body)).json().transaction.id;
}

const shown = async (id: string) =>
  (await ann.get(`${ROOT}/transactions`))
    .json()
    .transactions.find((each: { id: string }) => each.id === id);

describe('the changes of a row', () => {
  // Covers P3-A10-2.
  it('have an id in the answer to an edit, except for the figures of a manual row', async () => {
    const id = await row(await account());
    const { changeId } = (await patch(id, { category: 'Travel' })).json();
    expect((await list())[0]).toMatchObject({ id: changeId, kind: 'transaction-edited' });
    expect((await patch(id, { category: 'Travel' })).json()).toMatchObject({ changeId: null });
    expect((await patch(id, { amount: -12 })).json()).not.toHaveProperty('changeId');
    expect((await undo(changeId)).statusCode).toBe(200);
    expect(await shown(id)).toMatchObject({ category: 'Gas', amount: -12 });
  });

  // Covers P3-A10-1.
  it('are listed with their values, the newest first, for the row and among all changes', async () => {
    const jar = await account();
    const id = await row(jar);
    await patch(id, { category: 'Travel', tags: ['a', 'b'] });
    const changes = await list(`?entity=transaction&id=${id}`);
    expect(changes.map(({ kind }) => kind)).toEqual(['transaction-edited', 'transaction-added']);
    expect(changes[0]).toMatchObject({ by: 'you', label: 'Shop', canUndo: true, undoneAt: null });
    expect(changes[0]!.fields).toMatchObject([
      { field: 'category', before: null, after: 'Travel' },
      { field: 'tags', before: null, after: '#a #b' },
    ]);
    expect((await list()).map(({ kind }) => kind)).toEqual([
      'transaction-edited',
      'transaction-added',
      'account-added',
    ]);
  });

  it('are not recorded if nothing is different', async () => {
    const id = await row(await account());
    await patch(id, { category: 'Travel' });
    await patch(id, { category: 'Travel' });
    expect(await list(`?entity=transaction&id=${id}`)).toHaveLength(2);
  });

  // Covers P3-A10-2.
  it('can be undone in any order', async () => {
    const id = await row(await account());
    await patch(id, { category: 'Travel' });
    await patch(id, { category: 'Rent' });
    const [rent, travel] = await list(`?entity=transaction&id=${id}`);
    expect([rent!.canUndo, travel!.canUndo]).toEqual([true, false]);
    await undo(travel!.id);
    expect((await shown(id)).category).toBe('Rent');
    await undo(rent!.id);
    expect((await shown(id)).category).toBe('Gas');
  });

  // Covers P3-A10-2.
  it('keep a later change that set the same value again', async () => {
    const id = await row(await account());
    for (const category of ['Travel', 'Rent', 'Travel']) await patch(id, { category });
    const [last, , first] = await list(`?entity=transaction&id=${id}`);
    await undo(first!.id);
    expect((await shown(id)).category).toBe('Travel');
    await undo(last!.id);
    expect((await shown(id)).category).toBe('Rent');
  });

  it('list the amount that the user corrected', async () => {
    const id = await row(await account());
    await patch(id, { amount: -12.5 });
    const [change] = await list(`?entity=transaction&id=${id}`);
    expect(change!.canUndo).toBe(false);
    expect(change!.fields).toMatchObject([
      { field: 'amount_cents', before: '−$10.00', after: '−$12.50' },
    ]);
  });

  it('are neither listed nor undone for another user', async () => {
    const id = await row(await account());
    await patch(id, { category: 'Travel' });
    const [change] = await list();
    const bob = api.visitor();
    expect(await list('', bob)).toEqual([]);
    expect(await list(`?entity=transaction&id=${id}`, bob)).toEqual([]);
    expect((await undo(change!.id, bob)).statusCode).toBe(404);
    expect((await shown(id)).category).toBe('Travel');
  });
});

// Covers P3-A10-1.
it('a row lists what a rule set when it came, which can be undone alone', async () => {
  const condition = { field: 'merchant', operator: 'is', value: 'Shop' };
  const when = { match: 'all', conditions: [condition] };
  await ann.post(`${ROOT}/rules`, { when, then: { category: 'Travel', tags: ['t'] } });
  const id = await row(await account());
  const [byRule, added] = await list(`?entity=transaction&id=${id}`);
  expect(added).toMatchObject({ kind: 'transaction-added', by: 'you' });
  expect(byRule).toMatchObject({ kind: 'rules-ran', by: 'rule', canUndo: true });
  expect(byRule!.fields).toMatchObject([{ field: 'rule_tags', before: null, after: '#t' }]);
  await undo(byRule!.id);
  expect((await shown(id)).tags).toBeUndefined();
});

// Covers P3-A10-1.
it('a row lists the receipts that were attached and removed', async () => {
  const id = await row(await account());
  const { receipt } = (await ann.post(`${ROOT}/transactions/${id}/receipts`, RECEIPT)).json();
  await ann.call('DELETE', `${ROOT}/receipts/${receipt.id}`);
  const changes = await list(`?entity=transaction&id=${id}`);
  expect(changes.slice(0, 2)).toMatchObject([
    { kind: 'receipt-removed', label: receipt.name, canUndo: false },
    { kind: 'receipt-added', label: receipt.name, canUndo: false },
  ]);
});

// Covers P3-A10-1.
it('an account lists its new name, and undoing restores it', async () => {
  const id = await account();
  await ann.call('PATCH', `${ROOT}/accounts/${id}`, { body: { name: 'Jug' } });
  const [change] = await list(`?entity=account&id=${id}`);
  expect(change).toMatchObject({ kind: 'account-edited', label: 'Jug', canUndo: true });
  await undo(change!.id);
  const [{ name }] = (await ann.get(`${ROOT}/accounts`)).json().accounts;
  expect(name).toBe('Jar');
});

// Covers P3-A10-1.
it('a budget line lists its amounts, its setting, and the money that was moved', async () => {
  await row(await account());
  const put = (body: object) => ann.call('PUT', `${ROOT}/budget`, { body });
  await put({ month: null, assigned: { gas: 50, rent: 10 } });
  await put({ month: '2025-07', assigned: {}, settings: { gas: { kind: 'rollover' } } });
  await ann.post(`${ROOT}/budget/moves`, { month: '2025-07', from: 'gas', to: 'rent', amount: 5 });
  await put({ month: null, assigned: { travel: 7 } });
  const changes = await list('?entity=budget-line&id=gas');
  expect(changes.map(({ kind }) => kind)).toEqual([
    'budget-moved',
    'budget-changed',
    'budget-changed',
  ]);
  expect(changes.map(({ fields }) => fields.length)).toEqual([1, 1, 1]);
  expect(await list('?entity=budget-line&id=gas', api.visitor())).toEqual([]);
});

// Covers P3-A10-1.
it('a goal lists its promises and its contributions', async () => {
  const accountId = await account();
  const accounts = [{ accountId, amount: 20 }];
  const goal = (await ann.post(`${ROOT}/goals`, { name: 'Trip', target: 90, accounts })).json();
  await ann.post(`${ROOT}/goals`, { name: 'Other', target: 90, accounts: [] });
  const more = { accountId, amount: 5 };
  await ann.post(`${ROOT}/goals/${goal.id}/contributions`, more);
  await ann.call('PUT', `${ROOT}/goals/${goal.id}`, {
    body: { name: 'Trip', target: 95, accounts: [{ accountId, amount: 25 }] },
  });
  const changes = await list(`?entity=goal&id=${goal.id}`);
  expect(changes.map(({ kind }) => kind)).toEqual([
    'goal-changed',
    'goal-contributed',
    'goal-added',
  ]);
  expect(changes[0]!.fields).toMatchObject([
    { field: 'target_cents', before: '$90.00', after: '$95.00' },
  ]);
  expect(await list(`?entity=goal&id=${goal.id}`, api.visitor())).toEqual([]);
});

// Covers P3-A10-1.
it('an import is one change, which is undone as a whole', async () => {
  const account_id = await account();
  const content = Buffer.from('Date,Payee,Amount\n2025-07-13,Shop,-1.00\n').toString('base64');
  const file = { account_id, file_name: 'july.csv', content, turned: [], balance: 'move' };
  expect((await ann.post(`${ROOT}/statements`, file)).statusCode).toBe(201);
  const [change] = await list();
  expect(change).toMatchObject({ kind: 'statement-imported', by: 'import', canUndo: true });
  await undo(change!.id);
  expect((await ann.get(`${ROOT}/transactions`)).json().transactions).toEqual([]);
  expect((await list())[0]).toMatchObject({ canUndo: false, undoneAt: expect.any(String) });
});

it('a page continues where the one before ended', async () => {
  const id = await row(await account());
  for (let at = 0; at < 55; at += 1) await patch(id, { note: `note ${at}` });
  const first = (await ann.get(`${ROOT}/changes`)).json();
  expect(first.changes).toHaveLength(50);
  const second = (await ann.get(`${ROOT}/changes?before=${first.next}`)).json();
  expect(second).toMatchObject({ next: null });
  expect(second.changes).toHaveLength(7);
});
