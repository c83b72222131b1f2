import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

const PATH = '/api/finance/asset-suggestions';

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
});
afterEach(() => api.close());

const dismissed = async (visitor: Visitor) => (await visitor.get(PATH)).json().dismissed;

describe('DELETE /api/finance/asset-suggestions/:id', () => {
  // Covers P3-C6-6.
  it('dismisses a suggestion for good, and only for this user', async () => {
    expect(await dismissed(ann)).toEqual([]);
    expect((await ann.call('DELETE', `${PATH}/home`)).json()).toEqual({ success: true });
    await ann.call('DELETE', `${PATH}/home`);
    await ann.call('DELETE', `${PATH}/vehicle`);
    api.setClock('2027-07-15T16:00:00Z');
    expect(await dismissed(ann)).toEqual(['home', 'vehicle']);
    expect(await dismissed(api.visitor())).toEqual([]);
  });

  it('returns 404 for a type that does not exist', async () => {
    expect((await ann.call('DELETE', `${PATH}/boat`)).statusCode).toBe(404);
    expect(await dismissed(ann)).toEqual([]);
  });
});

describe('a mortgage without its home', () => {
  const INSIGHTS = '/api/ai/insights';
  const ID = 'add_asset:home';
  const insight = async () => {
    const { insights } = (await ann.get(INSIGHTS)).json();
    return insights.find(({ id }: { id?: string }) => id === ID);
  };
  beforeEach(async () => {
    const mortgage = { name: 'House', type: 'mortgage', balance: 250_000 };
    await ann.post('/api/finance/liabilities', mortgage);
  });

  // Covers P3-C6-5.
  it('is an insight until the home is entered', async () => {
    expect(await insight()).toMatchObject({
      title: 'Add your home to your net worth',
      message: 'The $250,000.00 that you owe for it counts already.',
      href: '/accounts?add=home',
    });
    await ann.post('/api/finance/accounts', { name: 'Home', type: 'home', balance: 400_000 });
    expect(await insight()).toBeUndefined();
  });

  // Covers P3-C6-6.
  it('is dismissed on /accounts and among the insights at once', async () => {
    await ann.call('DELETE', `${PATH}/home`);
    expect(await insight()).toBeUndefined();
    await ann.post(`${INSIGHTS}/${ID}/restore`);
    expect(await dismissed(ann)).toEqual([]);
    await ann.post(`${INSIGHTS}/${ID}/dismiss`);
    expect(await dismissed(ann)).toEqual(['home']);
  });

  it('stays on /accounts while its insight is snoozed', async () => {
    await ann.post(`${INSIGHTS}/${ID}/snooze`);
    expect(await insight()).toBeUndefined();
    expect(await dismissed(ann)).toEqual([]);
    await ann.call('DELETE', `${PATH}/home`);
    api.setClock('2027-07-15T16:00:00Z');
    expect(await insight()).toBeUndefined();
  });
});
