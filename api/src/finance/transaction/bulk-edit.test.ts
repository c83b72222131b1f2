import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
});
afterEach(() => api.close());

const LIST = '/api/finance/transactions';
const rows = async (visitor = ann) => (await visitor.get(LIST)).json().transactions;
const bulk = (ids: readonly string[], patch: object, visitor = ann) =>
  visitor.post(`${LIST}/bulk`, { ids, patch });
const undo = (id: string) => ann.post(`/api/finance/changes/${id}/undo`);

async function withRows(count: number): Promise<string[]> {
  const jar = { name: 'Jar', type: 'checking', balance: 1000 };
  const account_id = (await ann.post('/api/finance/accounts', jar)).json().account.id;
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const body = { account_id, date: '2025-07-14', merchant: `Shop ${at}`, category: 'Gas' };
    ids.push((await ann.post(LIST, { ...body, amount: -10 })).json().transaction.id);
  }
  return ids;
}

// Covers P3-A8-5, P3-A6-5.
describe('POST /api/finance/transactions/bulk', () => {
  it('changes all named fields on all rows, and one undo reverts them', async () => {
    const ids = await withRows(3);
    await ann.call('PATCH', `${LIST}/${ids[0]}`, { body: { tags: ['old'] } });
    const before = await rows();
    const patch = {
      category: 'Travel',
      merchant: 'Trip',
      hidden: true,
      reviewed: true,
      addTags: ['paris'],
    };
    const { changeId, changed } = (await bulk(ids, patch)).json();
    expect(changed).toBe(3);
    const after = await rows();
    for (const row of after) {
      expect(row).toMatchObject({ category: 'Travel', merchant: 'Trip', hidden: true });
    }
    const tags = after.map((row: { tags: string[] }) => row.tags.join());
    expect(tags.toSorted()).toEqual(['old,paris', 'paris', 'paris']);
    await undo(changeId);
    expect(await rows()).toEqual(before);
  });

  it('removes a tag where it is, and changes nothing else', async () => {
    const [a = '', b = ''] = await withRows(2);
    await ann.call('PATCH', `${LIST}/${a}`, { body: { tags: ['x', 'y'] } });
    expect((await bulk([a, b], { removeTags: ['x'] })).json().changed).toBe(2);
    expect((await rows()).map(({ tags = [] }: { tags?: string[] }) => tags.join())).toContain('y');
  });

  it('does not change the parts of a split', async () => {
    const [a = ''] = await withRows(1);
    const part = { category: 'Gas', amount: -5 };
    await ann.call('PATCH', `${LIST}/${a}`, { body: { parts: [part, part] } });
    expect((await bulk([a], { category: 'Travel' })).json()).toEqual({
      changeId: null,
      changed: 0,
    });
    expect((await rows()).map(({ category }: { category: string }) => category)).toEqual([
      'Gas',
      'Gas',
    ]);
  });

  it('counts only rows that changed', async () => {
    const [a = '', b = ''] = await withRows(2);
    await ann.call('PATCH', `${LIST}/${a}`, { body: { category: 'Travel' } });
    expect((await bulk([a, b, b], { category: 'Travel' })).json().changed).toBe(1);
  });

  it('changes no row at all if one is another user’s', async () => {
    const ids = await withRows(2);
    const bob = api.visitor();
    expect((await bulk([...ids, 'txn-unknown'], { category: 'Travel' })).statusCode).toBe(404);
    expect((await bulk(ids, { category: 'Travel' }, bob)).statusCode).toBe(404);
    expect(new Set((await rows()).map(({ category }: { category: string }) => category))).toEqual(
      new Set(['Gas']),
    );
  });

  it('works on the sample, for this user only', async () => {
    const [first] = await rows();
    expect((await bulk([first.id], { reviewed: true })).json().changed).toBe(1);
    expect((await rows())[0].reviewed).toBe(true);
    expect((await rows(api.visitor()))[0].reviewed).toBeUndefined();
  });

  it.each<[string, readonly string[], object]>([
    ['no rows', [], { reviewed: true }],
    ['nothing to change', ['txn-1'], {}],
    ['a name of two lines', ['txn-1'], { merchant: 'a\nb' }],
    [
      'more rows than the limit',
      Array.from({ length: 20_001 }, (_, at) => `t${at}`),
      { hidden: true },
    ],
  ])('refuses %s', async (_, ids, patch) => {
    expect((await bulk(ids, patch)).statusCode).toBe(400);
  });

  it('refuses an eleventh tag and an unknown category, and changes nothing', async () => {
    const ids = await withRows(1);
    const many = Array.from({ length: 10 }, (_, at) => `t${at}`);
    await bulk(ids, { addTags: many });
    expect((await bulk(ids, { addTags: ['one more'] })).json().code).toBe('TOO_MANY_TAGS');
    expect((await bulk(ids, { category: 'Nothing' })).statusCode).toBe(400);
    expect((await rows())[0].tags).toEqual(many);
  });
});
