import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
});
afterEach(() => api.close());

const LIST = '/api/finance/transactions';

async function mortgage(): Promise<string> {
  const body = { name: 'Home Loan', type: 'mortgage', balance: 99_900, interest_rate: 6 };
  return (await ann.post('/api/finance/liabilities', body)).json().liability.id;
}

/** A manual loan records only today's balance, so this writes the one before the payment. */
async function balanceBefore(loanId: string, date: string, cents: number): Promise<void> {
  const { user_id } = await api.db
    .selectFrom('accounts')
    .select('user_id')
    .where('id', '=', loanId)
    .executeTakeFirstOrThrow();
  const point = { user_id, account_id: loanId, date, balance_cents: cents };
  await api.db.insertInto('balance_history').values(point).execute();
}

async function pay(date: string, amount: number) {
  const wallet = await ann.post('/api/finance/accounts', {
    name: 'Wallet',
    type: 'checking',
    balance: 5_000,
  });
  const account_id = wallet.json().account.id;
  const body = { account_id, date, merchant: 'Home Lender', category: 'Mortgage', amount };
  await ann.post(LIST, body);
}

// Covers P3-A3-1.
it('splits the payment of a loan in the list of transactions and in its columns', async () => {
  const loan_id = await mortgage();
  const { as_of: _, today } = (await ann.get(LIST)).json();
  await balanceBefore(loan_id, '2020-01-01', 100_000_00);
  await pay(today, -900);
  const parts = { loan_id, interest: 500, principal: 100, rest: 300, mismatch: 0 };
  expect((await ann.get(LIST)).json().transactions).toMatchObject([{ loan_payment: parts }]);
  const [, block] = (await ann.get(`${LIST}?format=columns`)).body.trim().split('\n');
  expect(JSON.parse(block ?? '').links).toEqual([{ at: 0, loan_payment: parts }]);
});
