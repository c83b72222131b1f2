import { testApi, type TestApi, type Visitor } from '../../testing/test-api';
import { RECEIPT } from '../../testing/attacks';

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
});
afterEach(() => api.close());

const LIST = '/api/finance/transactions';
const read = async (path: string) => (await ann.get(`/api/finance/${path}`)).json();
const patch = (id: string, body: object) => ann.call('PATCH', `${LIST}/${id}`, { body });
const receiptsOf = async (id: string) => (await read(`transactions/${id}/receipts`)).receipts;
const undo = (changeId: string) => ann.post(`/api/finance/changes/${changeId}/undo`);

async function rows() {
  const jar = { name: 'Jar', type: 'checking', balance: 1000 };
  const account_id = (await ann.post('/api/finance/accounts', jar)).json().account.id;
  const add = async (merchant: string, category: string, amount: number): Promise<string> => {
    const body = { account_id, date: '2025-07-10', merchant, category, amount, note: 'mine' };
    return (await ann.post(LIST, body)).json().transaction.id;
  };
  return {
    account: account_id,
    dinner: await add('Trattoria', 'Dining Out', -100),
    venmo: await add('Bob', 'Other', 60),
  };
}

/** Deletes a row and returns the id of the change. */
async function remove(id: string) {
  const answer = await ann.call('DELETE', `${LIST}/${id}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().changeId;
}

describe('a deleted transaction', () => {
  // Covers P3-A8-2.
  it('comes back with its share, its repayment, its marks, and its receipt', async () => {
    const { dinner, venmo } = await rows();
    await patch(dinner, { owed: 60, tags: ['trip'], reviewed: true });
    await patch(venmo, { hidden: true });
    await patch(venmo, { repays: dinner });
    await ann.post(`${LIST}/${dinner}/receipts`, RECEIPT);
    const all = async () => ({
      transactions: await read('transactions'),
      accounts: await read('accounts'),
      spending: await read('spending?month=2025-07'),
      receipts: await receiptsOf(dinner),
    });
    const before = await all();
    expect(before.spending.total).toBe(40);
    const changes = [await remove(dinner), await remove(venmo)];
    expect((await read('transactions')).transactions).toEqual([]);
    for (const change of changes) expect((await undo(change)).statusCode).toBe(200);
    expect(await all()).toEqual(before);
  });

  it('comes back from the list of changes, and only once', async () => {
    const { dinner } = await rows();
    await remove(dinner);
    const [deleted] = (await read('changes')).changes;
    expect(deleted).toMatchObject({ kind: 'transaction-removed', canUndo: true });
    await undo(deleted.id);
    expect((await undo(deleted.id)).json().code).toBe('ALREADY_UNDONE');
    expect((await read('transactions')).transactions).toHaveLength(2);
    const [undone] = (await read('changes')).changes;
    expect(undone).toMatchObject({ canUndo: false, fields: [{ before: null, after: null }] });
  });

  it('belongs to its statement again', async () => {
    const { account } = await rows();
    const content = Buffer.from('Date,Payee,Amount\n2025-07-12,Bakery,-3.00\n').toString('base64');
    const statement = { account_id: account, file_name: 'a.csv', content, turned: [] };
    await ann.post('/api/finance/statements', { ...statement, balance: 'move' });
    const balance = async () => (await read('accounts')).accounts[0].balance;
    const { transactions } = await read('transactions');
    const bakery = transactions.find(({ name }: { name: string }) => name === 'Bakery');
    await undo(await remove(bakery.id));
    expect(await balance()).toBe(957);
    const { imports } = await read('statements');
    expect((await ann.call('DELETE', `/api/finance/statements/${imports[0].id}`)).statusCode).toBe(
      200,
    );
    expect(await balance()).toBe(960);
    expect((await read('transactions')).transactions).toHaveLength(2);
  });

  it('is only listed if its texts are too long for the list', async () => {
    const { dinner } = await rows();
    await patch(dinner, { reviewed: true });
    await api.db
      .updateTable('transaction_edits')
      .set({ note: 'x'.repeat(20_000) })
      .execute();
    expect(await remove(dinner)).toBeNull();
    expect((await read('changes')).changes[0]).toMatchObject({ canUndo: false });
  });

  it('is not added again by a restored copy that says it is still deleted', async () => {
    const { dinner } = await rows();
    const change = await remove(dinner);
    await undo(change);
    await api.db.updateTable('changes').set({ undone_at: null }).execute();
    const [before, balances] = [await read('transactions'), await read('accounts')];
    expect((await undo(change)).json().code).toBe('ALREADY_UNDONE');
    expect((await read('transactions')).transactions).toEqual(before.transactions);
    expect((await read('accounts')).accounts).toEqual(balances.accounts);
  });

  it('stays deleted after its account is deleted', async () => {
    const { account, dinner } = await rows();
    const change = await remove(dinner);
    await ann.call('DELETE', `/api/finance/accounts/${account}`);
    expect((await undo(change)).json().code).toBe('NOT_FOUND');
  });
});
