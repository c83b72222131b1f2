import { PRODUCTION, testApi, type TestApi, type Visitor } from '../testing/test-api';

const ENTRY = {
  category: 'budgeting',
  title: 'The envelope method',
  content: 'Put the money of each category aside at the start of the month.',
  advisorName: 'Ann Archer',
};
let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
});
afterEach(() => api.close());

describe('GET /api/knowledge/categories', () => {
  // Covers P2-7-2.
  it('lists the built-in categories and those of entries', async () => {
    await ann.post('/api/knowledge/store', { ...ENTRY, category: 'moving_abroad' });
    const { success, categories } = (await ann.get('/api/knowledge/categories')).json();
    expect(success).toBe(true);
    expect(categories[0]).toBe('investment_strategies');
    expect(categories.at(-1)).toBe('moving_abroad');
  });
});

describe('POST /api/knowledge/store and bulk-upload', () => {
  // Covers P1-7-13, P2-7-4.
  it('store entries that a search finds', async () => {
    const stored = await ann.post('/api/knowledge/store', ENTRY);
    expect(stored.statusCode).toBe(201);
    const bulk = await ann.post('/api/knowledge/bulk-upload', { entries: [ENTRY, ENTRY] });
    expect(bulk.json().ids).toHaveLength(2);
    const found = await ann.post('/api/knowledge/search', { query: 'envelope' });
    expect(found.json().results).toHaveLength(3);
    expect(found.json().results[0]).toMatchObject(ENTRY);
  });

  it.each([
    ['no title', { ...ENTRY, title: ' ' }],
    ['an invalid category key', { ...ENTRY, category: 'Über' }],
    ['no content', { ...ENTRY, content: '' }],
  ])('refuse an entry with %s, and a list that contains one', async (_, entry) => {
    expect((await ann.post('/api/knowledge/store', entry)).statusCode).toBe(400);
    const bulk = await ann.post('/api/knowledge/bulk-upload', { entries: [ENTRY, entry] });
    expect(bulk.statusCode).toBe(400);
    expect(await api.db.selectFrom('knowledge').selectAll().execute()).toEqual([]);
  });

  // Covers P1-6-3, P2-8-4.
  it.each(['store', 'bulk-upload'])('%s is closed in production', async (path) => {
    const live = await testApi(PRODUCTION);
    const answer = await live.visitor().post(`/api/knowledge/${path}`, ENTRY);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      success: false,
      error:
        'Access Restricted - Knowledge Base Administration is only available in development mode.',
      code: 'KNOWLEDGE_RESTRICTED',
    });
    await live.close();
  });
});

describe('POST /api/knowledge/search', () => {
  // Covers P1-7-13.
  it('ranks entries by matching words and filters by category', async () => {
    await ann.post('/api/knowledge/store', { ...ENTRY, title: 'Budgets', content: 'A month.' });
    await ann.post('/api/knowledge/store', ENTRY);
    const search = async (body: object) =>
      (await ann.post('/api/knowledge/search', body))
        .json()
        .results.map(({ title }: { title: string }) => title);
    expect(await search({ query: 'envelope of the month' })).toEqual([
      'The envelope method',
      'Budgets',
    ]);
    expect(await search({ query: 'envelope', category: 'insurance' })).toEqual([]);
    expect(await search({ query: 'zebra' })).toEqual([]);
  });
});

describe('POST /api/knowledge/advice', () => {
  // Covers P1-7-13.
  it('returns the best entry and its sources, or nothing', async () => {
    const advice = async (question: string) =>
      (await ann.post('/api/knowledge/advice', { question })).json();
    expect(await advice('How do envelopes work?')).toEqual({
      success: true,
      advice: null,
      sources: [],
    });
    await ann.post('/api/knowledge/store', ENTRY);
    expect(await advice('What is the envelope method?')).toEqual({
      success: true,
      advice: ENTRY.content,
      sources: [ENTRY.title],
    });
  });
});
