import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

let api: TestApi;
let ann: Visitor;
let accountId: string;

beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
  const jar = { name: 'Jar', type: 'checking', balance: 100 };
  accountId = (await ann.post('/api/finance/accounts', jar)).json().account.id;
});
afterEach(() => api.close());

const CSV = 'Date,Payee,Amount\n2025-06-13,Corner Coffee,-4.50\n2025-06-14,Acme Payroll,1000\n';

const send = (content: string) =>
  ann.post('/api/finance/statements', {
    account_id: accountId,
    file_name: 'june.csv',
    content: Buffer.from(content).toString('base64'),
    turned: [],
    balance: 'keep',
  });

describe('the category of an imported row', () => {
  const categories = async () => {
    const { transactions } = (await ann.get('/api/finance/transactions')).json();
    return transactions.map(({ category, guessed }: Record<string, unknown>) => [
      category,
      guessed === true,
    ]);
  };

  // Covers P3-A6-6, R-5.22.
  it('guesses the categories from the texts, and marks them as guessed', async () => {
    await send(`${CSV}2025-06-15,XK 5531,-9.00\n`);
    expect(await categories()).toEqual([
      ['Other', true],
      ['Salary', true],
      ['Dining Out', true],
    ]);
  });

  it('lets a telling text count before a general name of the file', async () => {
    await send(
      'Date,Payee,Category,Amount\n2025-06-13,NETFLIX.COM,Bills & Utilities,-15.49\n2025-06-14,XK 5531,Bills & Utilities,-80\n',
    );
    expect(await categories()).toEqual([
      ['Utilities', true],
      ['Subscriptions', true],
    ]);
  });

  it('takes the category that the file names before a guess, and the user’s choice before both', async () => {
    const file = (day: string) =>
      `Date,Payee,Category,Amount\n2025-06-${day},Corner Coffee,Gifts,-4.50\n`;
    await send(file('13'));
    expect(await categories()).toEqual([['Gifts & Donations', true]]);
    const [{ id }] = (await ann.get('/api/finance/transactions')).json().transactions;
    await ann.call('PATCH', `/api/finance/transactions/${id}`, { body: { category: 'Groceries' } });
    await send(file('20'));
    expect((await categories()).map(([category]: unknown[]) => category)).toEqual([
      'Groceries',
      'Groceries',
    ]);
  });

  it('keeps the user’s choice for a payee at each later import', async () => {
    const file = (day: string) =>
      `Date,Payee,Category,Amount\n2025-06-${day},Corner Coffee,Gifts,-4.50\n`;
    await send(file('06'));
    const [{ id }] = (await ann.get('/api/finance/transactions')).json().transactions;
    await ann.call('PATCH', `/api/finance/transactions/${id}`, { body: { category: 'Groceries' } });
    await send(file('13'));
    await send(file('20'));
    expect((await categories()).map(([category]: unknown[]) => category)).toEqual([
      'Groceries',
      'Groceries',
      'Groceries',
    ]);
  });

  it('uses the category of the payee’s latest transaction', async () => {
    const entry = {
      account_id: accountId,
      date: '2025-01-01',
      merchant: 'acme payroll',
      category: 'Salary',
      amount: 1,
    };
    await ann.post('/api/finance/transactions', entry);
    await send(CSV);
    const { transactions } = (await ann.get('/api/finance/transactions')).json();
    expect(transactions[0]).toMatchObject({ merchant: 'Acme Payroll', category: 'Salary' });
  });
});
