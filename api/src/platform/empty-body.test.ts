import { testApi, type TestApi, type Visitor } from '../testing/test-api';

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
});
afterEach(() => api.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const goal = async (): Promise<string> =>
  (await ann.post('/api/finance/goals', { name: 'Trip', target: 100, accounts: [] })).json().id;

describe('a request that names JSON and has no body', () => {
  // Covers P3-B5-1.
  it('is answered where none is needed', async () => {
    const path = `/api/finance/goals/${await goal()}`;
    const { statusCode } = await ann.send('DELETE', path, undefined, JSON_TYPE);
    expect(statusCode).toBe(200);
    const empty = await ann.send('DELETE', `/api/finance/goals/${await goal()}`, '', JSON_TYPE);
    expect(empty.statusCode).toBe(200);
  });

  it('is refused where a body is needed, and so is one that is no JSON', async () => {
    for (const body of ['', '{', '{"__proto__":{}}']) {
      const answer = await ann.send('POST', '/api/finance/goals', body, JSON_TYPE);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST']);
    }
  });
});
