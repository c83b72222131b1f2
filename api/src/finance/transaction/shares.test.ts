import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
});
afterEach(() => api.close());

const LIST = '/api/finance/transactions';
const read = async (path: string) => (await ann.get(`/api/finance/${path}`)).json();
const patch = (id: string, body: object, visitor = ann) =>
  visitor.call('PATCH', `${LIST}/${id}`, { body });

async function rows() {
  const jar = { name: 'Jar', type: 'checking', balance: 1000 };
  const account_id = (await ann.post('/api/finance/accounts', jar)).json().account.id;
  const add = async (merchant: string, category: string, amount: number): Promise<string> => {
    const body = { account_id, date: '2025-07-10', merchant, category, amount };
    return (await ann.post(LIST, body)).json().transaction.id;
  };
  return {
    dinner: await add('Trattoria', 'Dining Out', -100),
    venmo: await add('Bob', 'Other', 60),
  };
}

// Covers P3-A9-1, P3-A9-2.
describe('money that was paid for others', () => {
  it('is not spending, and its repayment is not income', async () => {
    const { dinner, venmo } = await rows();
    expect((await read('spending?month=2025-07')).total).toBe(100);
    expect((await patch(dinner, { owed: 60 })).statusCode).toBe(200);
    expect((await read('spending?month=2025-07')).total).toBe(40);
    expect((await patch(venmo, { repays: dinner })).statusCode).toBe(200);
    const { transactions } = await read('transactions');
    expect(transactions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: `${dinner}~1`, amount: -40 }),
        expect.objectContaining({
          id: `${dinner}~2`,
          amount: -60,
          for_others: { of: `${dinner}~1` },
        }),
        expect.objectContaining({ id: venmo, amount: 60, repays: { id: dinner, of: venmo } }),
      ]),
    );
    expect(JSON.stringify(await read('income?month=2025-07'))).not.toContain('60');
  });

  it('counts again after the match and the share are undone, in any order', async () => {
    const { dinner, venmo } = await rows();
    const before = await read('transactions');
    await patch(dinner, { owed: 60 });
    await patch(venmo, { repays: dinner });
    const { changes } = await read('changes');
    for (const { id } of changes.slice(0, 2).toReversed())
      await ann.post(`/api/finance/changes/${id}/undo`);
    expect((await read('transactions')).transactions).toEqual(before.transactions);
  });

  it.each<[string, 'dinner' | 'venmo', (ids: Record<string, string>) => object, number]>([
    ['a share above the purchase', 'dinner', () => ({ owed: 100.01 }), 400],
    ['a share of nothing', 'dinner', () => ({ owed: 0 }), 400],
    ['a share of a deposit', 'venmo', () => ({ owed: 1 }), 400],
    [
      'a match with a purchase that owes nothing',
      'venmo',
      ({ dinner }) => ({ repays: dinner }),
      400,
    ],
    ['a match with an unknown purchase', 'venmo', () => ({ repays: 'txn-none' }), 404],
    ['a purchase that pays back', 'dinner', ({ dinner }) => ({ repays: dinner }), 400],
  ])('refuses %s', async (_, which, body, status) => {
    const ids = await rows();
    expect((await patch(ids[which], body(ids))).statusCode).toBe(status);
    expect((await read('spending?month=2025-07')).total).toBe(100);
  });

  it('of another user cannot be matched', async () => {
    const { dinner } = await rows();
    await patch(dinner, { owed: 60 });
    const bob = api.visitor();
    const jar = { name: 'Jar', type: 'checking', balance: 1 };
    const account_id = (await bob.post('/api/finance/accounts', jar)).json().account.id;
    const body = { account_id, date: '2025-07-10', merchant: 'x', category: 'Other', amount: 60 };
    const { id } = (await bob.post(LIST, body)).json().transaction;
    expect((await patch(id, { repays: dinner }, bob)).statusCode).toBe(404);
  });
});
