import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

let api: TestApi;
let ann: Visitor;
let account: string;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
  const jar = { name: 'Jar', type: 'checking', balance: 1000 };
  account = (await ann.post('/api/finance/accounts', jar)).json().account.id;
});
afterEach(() => api.close());

const ROOT = '/api/finance/rules';
const WIBBLE = { field: 'text', operator: 'contains', value: 'wibble' };

const rule = (what: object, ...conditions: object[]) => ({
  when: { match: 'all', conditions: conditions.length > 0 ? conditions : [WIBBLE] },
  then: what,
});
const read = async (path: string, visitor = ann) =>
  (await visitor.get(`/api/finance/${path}`)).json();
const ok = async (path: string, body: object = {}) => {
  const answer = await ann.post(`/api/finance/${path}`, body);
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
  return answer.json();
};
const add = (what: object, ...conditions: object[]) => ok('rules', rule(what, ...conditions));
const apply = (id: string) => ok(`rules/${id}/apply`);
const preview = (body: object) => ok('rules/preview', body);
const undo = (id: string) => ok(`changes/${id}/undo`);
const edit = (id: string, body: object) =>
  ann.call('PATCH', `/api/finance/transactions/${id}`, { body });
const rows = async () => (await read('transactions')).transactions;

/** Imports rows on days back from July 14. Nobody typed them. */
async function imported(...lines: readonly [payee: string, amount: string][]): Promise<string[]> {
  const before = new Set((await rows()).map(({ id }: { id: string }) => id));
  const text = lines.map(([payee, amount], at) => `2025-07-${14 - at},${payee},${amount}`);
  const content = Buffer.from(`Date,Payee,Amount\n${text.join('\n')}\n`).toString('base64');
  const file = { account_id: account, file_name: `${lines[0]?.[0]}.csv`, content };
  await ok('statements', { ...file, turned: [], balance: 'keep' });
  const all: { id: string }[] = await rows();
  return all.map(({ id }) => id).filter((id) => !before.has(id));
}
const shown = async () =>
  (await rows()).map(({ merchant, category }: { merchant: string; category: string }) => [
    merchant,
    category,
  ]);

describe('rules', () => {
  // Covers P3-A7-1.
  it('are listed in their order, which the user changes', async () => {
    const first = await add({ category: 'Dining Out' });
    expect(first).toEqual({
      id: expect.stringMatching(/^rule-/),
      name: null,
      ...rule({ category: 'Dining Out' }),
      order: 0,
    });
    const second = await ok('rules', { name: 'Beans', ...rule({ tags: ['beans'] }), order: 0 });
    expect((await read('rules')).rows).toBeUndefined();
    const ids = async () => (await read('rules')).rules.map(({ id }: { id: string }) => id);
    expect(await ids()).toEqual([second.id, first.id]);
    const body = { name: 'Beans', ...rule({ tags: ['beans'] }), order: 1 };
    const moved = await ann.call('PUT', `${ROOT}/${second.id}`, { body });
    expect([moved.statusCode, moved.json()]).toEqual([200, { ...second, order: 1 }]);
    expect(await ids()).toEqual([first.id, second.id]);
    expect((await ann.call('DELETE', `${ROOT}/${first.id}`)).json()).toEqual({ success: true });
    expect(await ids()).toEqual([second.id]);
    expect((await ann.call('DELETE', `${ROOT}/${first.id}`)).statusCode).toBe(404);
    expect((await ann.call('PUT', `${ROOT}/${first.id}`, { body })).statusCode).toBe(404);
    expect((await ann.post(`${ROOT}/${first.id}/apply`)).statusCode).toBe(404);
  });

  // Covers P3-A7-1.
  it.each([
    ['no condition', { when: { match: 'all', conditions: [] } }],
    [
      '11 conditions',
      { when: { match: 'all', conditions: Array.from({ length: 11 }, () => WIBBLE) } },
    ],
    ['an unknown field', rule({ hidden: true }, { ...WIBBLE, field: 'note' })],
    ['an operator of another field', rule({ hidden: true }, { ...WIBBLE, operator: 'above' })],
    ['an empty text', rule({ hidden: true }, { ...WIBBLE, value: '  ' })],
    ['a text of 1,000 letters', rule({ hidden: true }, { ...WIBBLE, value: 'x'.repeat(1000) })],
    ['a text as an amount', rule({ hidden: true }, { ...WIBBLE, field: 'amount', operator: 'is' })],
    ['a day 32', rule({ hidden: true }, { field: 'dayOfMonth', operator: 'is', value: 32 })],
    ['a weekday 0', rule({ hidden: true }, { field: 'weekday', operator: 'is', value: 0 })],
    ['half a cent', rule({ hidden: true }, { field: 'amount', operator: 'is', value: 0.005 })],
    [
      'a range without an end',
      rule({ hidden: true }, { field: 'amount', operator: 'between', value: 1 }),
    ],
    ['nothing to do', rule({})],
    ['a category and a transfer', rule({ category: 'Travel', transfer: true })],
    ['an unknown category', rule({ category: 'No such' })],
    [
      'a condition on an unknown category',
      rule({ hidden: true }, { field: 'category', operator: 'is', value: 'No such' }),
    ],
    ['a name of two lines', rule({ merchant: 'a\nb' })],
    ['a split in one part', rule({ split: [{ category: 'Travel', share: 1 }] })],
    ['a share above 1', rule({ split: [{ category: 'Travel', share: 2 }, { category: 'Rent' }] })],
    ['11 tags', rule({ tags: Array.from({ length: 11 }, (_, at) => `tag ${at}`) })],
  ])('refuse %s', async (_, body) => {
    const answers = [await ann.post(ROOT, body), await ann.post(`${ROOT}/preview`, body)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
  });

  it('refuse more than 200', async () => {
    await add({ hidden: true });
    const first = await api.db.selectFrom('rules').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 199 }, (_, at) => ({ ...first, id: `rule-${at}` }));
    await api.db.insertInto('rules').values(more).execute();
    const answer = await ann.post(ROOT, rule({ hidden: true }));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'TOO_MANY_RULES']);
  });

  // Covers P3-A7-4.
  it('act on rows of imports and on rows that the user adds, but not on earlier ones', async () => {
    await imported(['WIBBLE NOOK', '-4.00']);
    await add({ category: 'Dining Out', merchant: 'The Bar', tags: ['treat'] });
    await imported(['WIBBLE DEN', '-5.00'], ['GRUMMETS', '-6.00']);
    const typed = { account_id: account, date: '2025-07-15', merchant: 'Wibble beans' };
    const sorted = await ok('transactions', { ...typed, category: 'Groceries', amount: -7 });
    expect(sorted.transaction).toMatchObject({ category: 'Groceries', tags: ['treat'] });
    await ok('transactions', { ...typed, category: 'Other', amount: -8 });
    expect((await shown()).toSorted()).toEqual([
      ['Grummets', 'Other'],
      ['The Bar', 'Dining Out'],
      ['Wibble Nook', 'Other'],
      ['Wibble beans', 'Dining Out'],
      ['Wibble beans', 'Groceries'],
    ]);
  });

  // Covers P3-A7-2.
  it('never set what the user set, and the first one that sets a field wins', async () => {
    const [row] = await imported(['WIBBLE NOOK', '-4.00']);
    await edit(row!, { category: 'Gas' });
    const late = await add({ category: 'Travel', merchant: 'Late', hidden: true });
    const early = await ok('rules', { ...rule({ merchant: 'Early' }), order: 0 });
    expect(
      await preview({
        id: late.id,
        ...rule({ category: 'Travel', merchant: 'Late', hidden: true }),
      }),
    ).toEqual({
      matches: 1,
      total: 1,
      changes: [
        {
          transactionId: row,
          date: '2025-07-14',
          merchant: 'Wibble Nook',
          amount: -4,
          before: { hidden: false },
          after: { hidden: true },
        },
      ],
      kept: 1,
      conflicts: [{ ruleId: early.id, field: 'merchant', rows: 1 }],
    });
    expect((await apply(late.id)).changed).toBe(1);
    expect((await apply(early.id)).changed).toBe(1);
    expect((await rows())[0]).toMatchObject({ category: 'Gas', merchant: 'Early', hidden: true });
  });

  // Covers P3-A7-5.
  it('show every row that would change before they act on it, and change nothing', async () => {
    const [bar, grummets] = await imported(['WIBBLE NOOK', '-4.00'], ['GRUMMETS', '-6.00']);
    const small = { field: 'amount', operator: 'between', value: 4, value2: 5 };
    const body = rule({ category: 'Dining Out', merchant: 'The Bar' }, WIBBLE, small);
    const before = await rows();
    expect(await preview(body)).toEqual({
      matches: 1,
      total: 1,
      changes: [
        {
          transactionId: bar,
          date: '2025-07-14',
          merchant: 'Wibble Nook',
          amount: -4,
          before: { category: 'Other', merchant: 'Wibble Nook' },
          after: { category: 'Dining Out', merchant: 'The Bar' },
        },
      ],
      kept: 0,
      conflicts: [],
    });
    expect(await rows()).toEqual(before);
    const any = { ...body, when: { match: 'any', conditions: [WIBBLE, { ...small, value2: 6 }] } };
    expect(
      (await preview(any)).changes.map((each: { transactionId: string }) => each.transactionId),
    ).toEqual([bar, grummets]);
    const next = await ann.post(`${ROOT}/preview?from=1`, any);
    expect(next.json()).toMatchObject({ total: 2, changes: [{ transactionId: grummets }] });
  });

  // Covers P3-A7-6.
  it('are undone exactly, except on rows that were edited since', async () => {
    const [bar, cart] = await imported(['WIBBLE NOOK', '-4.00'], ['WIBBLE DEN', '-5.00']);
    const first = await add({ category: 'Dining Out' });
    const start = await rows();
    const one = await apply(first.id);
    expect(one).toEqual({ changeId: expect.any(String), changed: 2 });
    expect((await apply(first.id)).changed).toBe(0);
    const middle = await rows();
    const second = await ok('rules', { ...rule({ category: 'Travel', tags: ['trip'] }), order: 0 });
    const two = await apply(second.id);
    await ann.call('DELETE', `${ROOT}/${second.id}`);
    expect(await undo(two.changeId)).toEqual({ undone: 2 });
    expect(await rows()).toEqual(middle);
    await edit(cart!, { category: 'Gas' });
    await imported(['WIBBLE TRUCK', '-9.00']);
    expect((await undo(one.changeId)).undone).toBe(2);
    const now = new Map((await rows()).map((row: { id: string }) => [row.id, row]));
    expect(now.get(bar!)).toEqual(start.find((row: { id: string }) => row.id === bar));
    expect(now.get(cart!)).toMatchObject({ category: 'Gas' });
    expect((await ann.post(`/api/finance/changes/${one.changeId}/undo`)).json().code).toBe(
      'ALREADY_UNDONE',
    );
  });

  // Covers P3-A7-3.
  it('split rows by shares and amounts, until the user makes them whole', async () => {
    const [row] = await imported(['WIBBLE NOOK', '-10.01']);
    const split = [{ category: 'Groceries', amount: 3 }, { category: 'Travel' }];
    const [change] = (await preview(rule({ split }))).changes;
    const { id } = await add({ split });
    expect(change.after).toEqual({
      split: [
        { category: 'Groceries', amount: -3 },
        { category: 'Travel', amount: -7.01 },
      ],
    });
    await apply(id);
    const parts = (await rows()).map((each: { category: string; amount: number }) => [
      each.category,
      each.amount,
    ]);
    expect(parts).toEqual([
      ['Groceries', -3],
      ['Travel', -7.01],
    ]);
    await edit(`${row}~1`, { parts: null });
    expect((await rows()).map(({ id: each }: { id: string }) => each)).toEqual([row]);
    await apply(id);
    expect(await rows()).toHaveLength(1);
  });

  // Covers P3-A7-7.
  it('leave rows out of spending, mark transfers, and mark rows as reviewed', async () => {
    await imported(['WIBBLE NOOK', '-4.00'], ['GRUMMETS', '-6.00']);
    const spent = async () => (await read('spending?month=2025-07')).total;
    expect(await spent()).toBe(10);
    const { changeId } = await apply((await add({ hidden: true, reviewed: true })).id);
    expect(await spent()).toBe(6);
    expect((await rows())[0]).toMatchObject({ hidden: true, reviewed: true });
    await undo(changeId);
    expect(await spent()).toBe(10);
    await apply((await add({ transfer: true })).id);
    expect([await spent(), (await rows())[0].category]).toEqual([6, 'Transfer']);
  });

  it('never replace the user’s own choice to hide, tag, or review', async () => {
    const [row] = await imported(['WIBBLE NOOK', '-4.00']);
    await edit(row!, { hidden: false, tags: [], reviewed: true });
    await apply((await add({ hidden: true, tags: ['treat'], reviewed: false })).id);
    const [now] = await rows();
    expect([now.hidden, now.tags, now.reviewed]).toEqual([undefined, undefined, true]);
  });

  it('follow a category that is renamed, merged, or deleted', async () => {
    const category = await ok('categories', { name: 'Beans', kind: 'expense', group: 'variable' });
    const { id } = await add({ category: 'Beans' });
    const path = `/api/finance/categories/${category.id}`;
    await ann.call('PUT', path, { body: { name: 'Wibble beans' } });
    expect((await read('rules')).rules[0].then).toEqual({ category: 'Wibble beans' });
    const refused = await ann.call('DELETE', path);
    expect(refused.json()).toMatchObject({ code: 'CATEGORY_IN_USE', changed: { rules: 1 } });
    await ann.call('DELETE', `${path}?reassignTo=groceries`);
    expect((await read('rules')).rules[0].then).toEqual({ category: 'Groceries' });
    await imported(['WIBBLE NOOK', '-4.00']);
    expect(await shown()).toEqual([['Wibble Nook', 'Groceries']]);
    expect((await apply(id)).changed).toBe(0);
  });

  it('hold in the sample too, for this user only', async () => {
    const bea = api.visitor();
    const sampleRows = async (visitor: Visitor) =>
      (await read('transactions', visitor)).transactions;
    const [row] = await sampleRows(bea);
    const body = rule(
      { tags: ['mine'] },
      { field: 'merchant', operator: 'is', value: row.merchant },
    );
    const { id } = (await bea.post(ROOT, body)).json();
    const { changeId, changed } = (await bea.post(`${ROOT}/${id}/apply`)).json();
    expect(changed).toBeGreaterThan(0);
    expect((await sampleRows(bea))[0].tags).toEqual(['mine']);
    expect((await sampleRows(api.visitor()))[0].tags).toBeUndefined();
    await bea.post(`/api/finance/changes/${changeId}/undo`);
    expect((await sampleRows(bea))[0].tags).toBeUndefined();
  });
});

describe('GET /api/finance/transactions/:id/why', () => {
  const why = (id: string) => read(`transactions/${id}/why`);

  // Covers P3-A7-8.
  it('says which edit, rule, code, or guess determined each field', async () => {
    const [row] = await imported(['WIBBLE NOOK', '-4.00']);
    const entry = 'statement';
    expect(await why(row!)).toEqual({
      category: { by: 'nothing' },
      merchant: { by: 'guess', detail: 'WIBBLE NOOK' },
      entry,
    });
    const { id } = await add({ category: 'Dining Out', merchant: 'The Bar', tags: ['a'] });
    await apply(id);
    const byRule = { by: 'rule', ruleId: id };
    expect(await why(row!)).toEqual({
      category: byRule,
      merchant: byRule,
      tags: byRule,
      entry,
    });
    const { when, then } = (await read('rules')).rules[0];
    await ann.call('PUT', `${ROOT}/${id}`, { body: { name: 'Wibble', when, then } });
    await edit(row!, { tags: ['b'], hidden: true, reviewed: true });
    expect(await why(row!)).toMatchObject({
      category: { ...byRule, detail: 'Wibble' },
      tags: { by: 'you' },
      hidden: { by: 'you' },
      reviewed: { by: 'you' },
    });
    await ann.call('DELETE', `${ROOT}/${id}`);
    await edit(row!, { merchant: 'Mine' });
    expect(await why(row!)).toMatchObject({ category: { by: 'rule' }, merchant: { by: 'you' } });
    expect((await ann.get('/api/finance/transactions/no-such/why')).statusCode).toBe(404);
  });
});
