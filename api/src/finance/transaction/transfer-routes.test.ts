import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
});
afterEach(() => api.close());

const LIST = '/api/finance/transactions';
const read = async (resource: string) => (await ann.get(`/api/finance/${resource}`)).json();

interface Row {
  readonly id: string;
  readonly category: string;
  readonly transfer?: { readonly id: string; readonly account_id: string };
}

const listed = async (): Promise<Row[]> => (await read('transactions')).transactions;
const linkOf = async (id: string) => (await listed()).find((row) => row.id === id)?.transfer?.id;

async function account(name: string, type: string): Promise<string> {
  const answer = await ann.post('/api/finance/accounts', { name, type, balance: 1_000 });
  return answer.json().account.id;
}

async function enter(account_id: string, amount: number, merchant: string, day = 10) {
  const date = `2025-07-${day}`;
  const body = { account_id, date, merchant, category: 'Other', amount };
  return (await ann.post(LIST, body)).json().transaction.id as string;
}

const patch = (id: string, body: object, by = ann) => by.call('PATCH', `${LIST}/${id}`, { body });

async function transfer() {
  const checking = await account('Checking', 'checking');
  const savings = await account('Savings', 'savings');
  const out = await enter(checking, -200, 'Transfer to Savings');
  const into = await enter(savings, 200, 'Transfer from Checking', 12);
  return { checking, savings, out, into };
}

describe('a transfer between two accounts of a user', () => {
  // Covers P3-A2-1, P3-A2-3.
  it('is linked in the list and its pages, and counts as neither income nor consumption', async () => {
    const { checking, savings, out, into } = await transfer();
    expect(await listed()).toMatchObject([
      { id: into, category: 'Transfer', transfer: { id: out, account_id: checking } },
      { id: out, category: 'Savings', transfer: { id: into, account_id: savings } },
    ]);
    const page = (await ann.get(`${LIST}?limit=1`)).json().transactions;
    expect(page).toMatchObject([{ id: into, transfer: { id: out } }]);
    const { received, spent } = await read('income');
    expect([received, spent]).toEqual([0, 200]);
    expect((await read('budget')).spent).toEqual({ savings: 200 });
  });

  // Covers P3-A2-4.
  it('is unlinked and linked again by the user', async () => {
    const { out, into } = await transfer();
    expect((await patch(out, { transfer_id: null })).json().transaction.transfer).toBeUndefined();
    expect(await linkOf(into)).toBeUndefined();
    expect((await read('income')).received).toBe(200);
    const answer = await patch(out, { transfer_id: into });
    expect(answer.json().transaction).toMatchObject({
      category: 'Savings',
      transfer: { id: into },
    });
    expect(await linkOf(into)).toBe(out);
  });

  // Covers P3-A2-4.
  it('moves to another row that the user links instead', async () => {
    const { savings, out, into } = await transfer();
    const later = await enter(savings, 200, 'Deposit', 28);
    await patch(out, { transfer_id: into });
    await patch(later, { transfer_id: out });
    expect([await linkOf(out), await linkOf(later), await linkOf(into)]).toEqual([
      later,
      out,
      undefined,
    ]);
  });

  // Covers P3-A2-4.
  it('ends when the user gives a side another category', async () => {
    const { out, into } = await transfer();
    await patch(out, { category: 'Rent' });
    expect(await linkOf(into)).toBeUndefined();
    await patch(out, { category: 'Transfer' });
    expect(await linkOf(into)).toBe(out);
  });

  it('is refused for rows that cannot be its sides', async () => {
    const { checking, savings, out } = await transfer();
    const others = [await enter(savings, 201, 'Deposit'), await enter(checking, 200, 'Deposit')];
    for (const other of others) {
      const answer = await patch(out, { transfer_id: other });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'NOT_ONE_TRANSFER']);
    }
  });

  it('returns 404 for a row of another user', async () => {
    const { out } = await transfer();
    const bea = api.visitor();
    const made = await bea.post('/api/finance/accounts', {
      name: 'Jar',
      type: 'savings',
      balance: 1,
    });
    const body = { date: '2025-07-10', merchant: 'Deposit', category: 'Other', amount: 200 };
    const account_id = made.json().account.id;
    const own = (await bea.post(LIST, { ...body, account_id })).json().transaction.id;
    expect((await patch(out, { transfer_id: own })).statusCode).toBe(404);
    expect((await patch(own, { transfer_id: out }, bea)).statusCode).toBe(404);
  });
});
