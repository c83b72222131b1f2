import { testApi, type TestApi, type Visitor } from '../testing/test-api';

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
  await ann.post('/api/finance/accounts', { name: 'Jar', type: 'savings', balance: 1 });
});
afterEach(async () => {
  // On PostgreSQL another test gets this database, so the table gets its name back.
  await api.db.schema.alterTable('items_away').renameTo('items').execute();
  await api.close();
});

/** From now on, every query of banks fails, and the session still opens. */
const breakBanks = () => api.db.schema.alterTable('items').renameTo('items_away').execute();

describe('a failure of the server', () => {
  // Covers P1-8-7, P1-8-8.
  it.each([
    ['GET', 'status', 'Failed to check connection status'],
    ['GET', 'accounts', 'Failed to fetch accounts'],
    ['GET', 'transactions', 'Failed to fetch transactions'],
    ['GET', 'liabilities', 'Failed to fetch liabilities'],
    ['DELETE', 'item', 'Failed to disconnect account'],
  ] as const)('in %s /api/plaid/%s returns the message: %s', async (method, path, words) => {
    await breakBanks();
    const body = method === 'DELETE' ? { body: { userId: 'demo_user' } } : {};
    const answer = await ann.call(method, `/api/plaid/${path}`, body);
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toMatchObject({ success: false, error: words });
  });
});
