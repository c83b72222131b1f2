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
