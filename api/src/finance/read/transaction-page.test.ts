import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

const LIST = '/api/finance/transactions';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

interface Row {
  readonly id: string;
  readonly date: string;
}

const nextOf = (link: unknown): string | undefined =>
  /^<([^>]+)>; rel="next"$/.exec(String(link ?? ''))?.[1];

async function pages(visitor: Visitor, first: string): Promise<Row[][]> {
  const found: Row[][] = [];
  for (let url: string | undefined = first; url !== undefined;) {
    const answer = await visitor.get(url);
    expect(answer.statusCode).toBe(200);
    found.push(answer.json().transactions);
    url = nextOf(answer.headers['link']);
  }
  return found;
}

async function withRows(count: number): Promise<Visitor> {
  const visitor = api.visitor();
  const made = await visitor.post('/api/finance/accounts', {
    name: 'Jar',
    type: 'savings',
    balance: 1,
  });
  for (let number = 0; number < count; number += 1) {
    await visitor.post(LIST, {
      account_id: made.json().account.id,
      date: `2025-07-0${1 + (number % 4)}`,
      merchant: `Shop ${number}`,
      category: 'Shopping',
      amount: -1 - number,
    });
  }
  return visitor;
}

describe('pages of transactions', () => {
  it.each([1, 4, 10, 11, 12, 500])('of %d rows contain the whole list', async (limit) => {
    const visitor = await withRows(11);
    const found = await pages(visitor, `${LIST}?limit=${limit}`);
    expect(found.slice(0, -1).every((page) => page.length === limit)).toBe(true);
    expect(found.flat()).toEqual((await visitor.get(LIST)).json().transactions);
  });

  it('contain only the requested period', async () => {
    const visitor = await withRows(11);
    const days = 'startDate=2025-07-02&endDate=2025-07-03';
    const found = (await pages(visitor, `${LIST}?limit=2&${days}`)).flat();
    expect(found).toEqual((await visitor.get(`${LIST}?${days}`)).json().transactions);
    expect(new Set(found.map(({ date }) => date))).toEqual(new Set(['2025-07-02', '2025-07-03']));
  });

  it('keep the parts of a row together', async () => {
    const visitor = await withRows(3);
    const [newest] = (await visitor.get(LIST)).json().transactions;
    const part = { category: 'Gas', amount: newest.amount / 2 };
    await visitor.call('PATCH', `${LIST}/${newest.id}`, { body: { parts: [part, part] } });
    const found = await pages(visitor, `${LIST}?limit=1`);
    expect(found.map((page) => page.length)).toEqual([2, 1, 1]);
    expect(found.flat()).toEqual((await visitor.get(LIST)).json().transactions);
  });

  it('begin the day again after the last row of a page was deleted', async () => {
    const visitor = await withRows(11);
    const first = await visitor.get(`${LIST}?limit=2`);
    const { id } = first.json().transactions[1];
    await visitor.call('DELETE', `${LIST}/${id}`);
    const rest = (await pages(visitor, nextOf(first.headers['link']) ?? '')).flat();
    const left: Row[] = (await visitor.get(LIST)).json().transactions;
    expect(rest).toEqual(left);
  });

  it('show edits, and repeat the link for a repeated request', async () => {
    const visitor = await withRows(3);
    const [newest] = (await visitor.get(LIST)).json().transactions;
    await visitor.call('PATCH', `${LIST}/${newest.id}`, { body: { note: 'mine' } });
    const [first, again] = [
      await visitor.get(`${LIST}?limit=1`),
      await visitor.get(`${LIST}?limit=1`),
    ];
    expect(first.json().transactions).toMatchObject([{ id: newest.id, note: 'mine' }]);
    expect(nextOf(first.headers['link'])).toBeDefined();
    expect(again.headers['link']).toBe(first.headers['link']);
    expect(again.body).toBe(first.body);
  });

  it('show the sample to a visitor without own data', async () => {
    const visitor = api.visitor();
    const found = (await pages(visitor, `${LIST}?limit=60`)).flat();
    const all: Row[] = (await visitor.get(LIST)).json().transactions;
    expect(found).toHaveLength(all.length);
    expect(found).toEqual(all);
  });

  it.each([
    'limit=0',
    'limit=501',
    'limit=ten',
    'limit=-1',
    'limit=5&cursor=nonsense',
    'limit=5&cursor=',
  ])('are refused for %s', async (query) => {
    const answer = await api.visitor().get(`${LIST}?${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('never contain transactions of another user', async () => {
    const [ann, bea] = [await withRows(3), await withRows(2)];
    const next = nextOf((await ann.get(`${LIST}?limit=1`)).headers['link']) ?? '';
    const own = (await bea.get(LIST)).json().transactions.map(({ id }: Row) => id);
    const seen: Row[] = (await bea.get(next)).json().transactions;
    expect(own).toEqual(expect.arrayContaining(seen.map(({ id }) => id)));
  });
});
