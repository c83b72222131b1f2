import { type BankApi, bankApi } from './bank/testing/bank-api';
import { ACCOUNT_AND_CARD } from './bank/testing/account-and-card';
import type { Visitor } from './testing/test-api';

let api: BankApi;
let ann: Visitor;
beforeAll(async () => {
  api = await bankApi();
  ann = (await api.linked(ACCOUNT_AND_CARD)).visitor;
});
afterAll(() => api.close());

const USER = '?userId=demo_user';

/** These are the calls of part 1, section 7: method, path, body, and the fields of the response. */
const CALLS: readonly [string, string, object | undefined, readonly string[]][] = [
  ['GET', `/api/plaid/status${USER}`, undefined, ['connected', 'connectedAt', 'error']],
  ['GET', `/api/plaid/accounts${USER}`, undefined, ['accounts']],
  ['GET', `/api/plaid/transactions${USER}`, undefined, ['transactions']],
  [
    'GET',
    `/api/plaid/transactions${USER}&startDate=2026-01-01&endDate=2026-12-31`,
    undefined,
    ['transactions'],
  ],
  ['GET', `/api/plaid/liabilities${USER}`, undefined, ['liabilities']],
  ['POST', '/api/plaid/create-link-token', { userId: 'demo_user' }, ['link_token']],
  ['POST', '/api/plaid/refresh', { userId: 'demo_user' }, ['success']],
  ['GET', `/api/plaid/debug/all-data${USER}`, undefined, ['connection', 'rawData']],
  ['GET', `/api/ai/insights${USER}`, undefined, ['insights']],
  [
    'POST',
    '/api/ai/chat',
    { message: 'Hello', chatHistory: [], userId: 'demo_user' },
    ['response'],
  ],
  ['GET', '/api/ai/status', undefined, ['success', 'configured', 'features']],
  ['GET', `/api/ai/chat/history${USER}`, undefined, ['messages']],
  ['GET', '/api/knowledge/categories', undefined, ['success', 'categories']],
  ['GET', '/api/privacy-policy', undefined, ['success', 'content', 'lastUpdated']],
  ['GET', '/api/health', undefined, ['status']],
  ['DELETE', '/api/plaid/item', { userId: 'demo_user' }, ['success']],
];

describe('the calls of the specification', () => {
  // Covers P1-3-22, P1-3-27, P1-7-1, P1-7-2, P1-7-3, P1-7-4, P1-7-5, P1-7-6, P1-7-8, P1-7-9.
  // Covers P1-7-12, P2-7-2, P2-7-3, R-1.3.
  it.each(CALLS)('%s %s returns its fields', async (method, url, body, fields) => {
    const answer = await ann.call(
      method === 'GET' ? 'GET' : method === 'POST' ? 'POST' : 'DELETE',
      url,
      body === undefined ? {} : { body },
    );
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json())).toEqual(expect.arrayContaining([...fields]));
  });

  // Covers P1-7-7.
  it('POST /api/plaid/exchange-token takes a public token and returns the item', async () => {
    const answer = await api.visitor().post('/api/plaid/exchange-token', {
      public_token: await api.practice.publicToken('retiree'),
      userId: 'demo_user',
    });
    expect(answer.json()).toEqual({ item_id: expect.any(String) });
  });

  // Covers P1-3-4.
  it('raw debug records have type, subtype, and a list of categories', async () => {
    const { visitor } = await api.linked('retiree');
    const { rawData } = (await visitor.get(`/api/plaid/debug/all-data${USER}`)).json();
    for (const account of rawData.accounts) {
      expect(account).toMatchObject({ type: expect.any(String), subtype: expect.any(String) });
    }
    for (const row of rawData.transactions) {
      expect(row.category).toEqual([expect.any(String)]);
    }
    expect(rawData.transactions.length).toBeGreaterThan(0);
  });

  // Covers P1-3-20, P1-7-10.
  it('an insight has a title, a message, an action, and a priority', async () => {
    const { insights } = (await api.visitor().get(`/api/ai/insights${USER}`)).json();
    for (const insight of insights) {
      expect(insight).toMatchObject({
        title: expect.any(String),
        message: expect.any(String),
        action: expect.any(String),
        priority: expect.stringMatching(/^(high|medium|low)$/),
      });
    }
  });

  // Covers P1-3-19.
  it('an insight of the data service has the fields of the specification', async () => {
    const { insights } = (await api.visitor().get(`/api/finance/insights${USER}`)).json();
    expect(insights.length).toBeGreaterThan(0);
    for (const insight of insights) {
      expect(insight).toMatchObject({
        id: expect.any(String),
        type: expect.stringMatching(/^(spending_alert|savings_opportunity|bill_optimization)$/),
        title: expect.any(String),
        message: expect.any(String),
        category: expect.any(String),
        severity: expect.stringMatching(/^(warning|positive|info)$/),
        actionable: expect.any(Boolean),
        action: expect.any(String),
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        read: expect.any(Boolean),
      });
    }
  });

  // Covers P1-3-21.
  it('a chat response is a message with type, content, and timestamp', async () => {
    const body = { message: 'Hello', chatHistory: [], userId: 'demo_user' };
    const { response } = (await ann.post('/api/ai/chat', body)).json();
    expect(response).toMatchObject({
      id: expect.any(String),
      type: 'ai',
      content: expect.any(String),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  // Covers P1-7-11.
  it('chat accepts ten messages of history and not eleven', async () => {
    const line = { id: 'm', type: 'user', content: 'x', timestamp: '2025-06-30T10:00:00Z' };
    const ask = (count: number) =>
      ann.post('/api/ai/chat', {
        message: 'Hello',
        chatHistory: Array.from({ length: count }, () => line),
      });
    expect((await ask(10)).statusCode).toBe(200);
    expect((await ask(11)).statusCode).toBe(400);
  });
});
