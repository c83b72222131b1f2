import { testApi, type TestApi, type Visitor } from './testing/test-api';

const POLICY = {
  type: 'term_life',
  provider: 'Harbor Mutual',
  policy_number: 'TL-9',
  premium: 32,
  coverage: 500_000,
  status: 'active',
};
const STUB = { date: '2025-07-11', employer: 'Acme', gross: 3000, deductions: 800, net: 2200 };
const READS =
  'profile accounts liabilities transactions spending budget income paystubs protection net-worth score notifications insights fact-finder'.split(
    ' ',
  );

let api: TestApi;
let ann: Visitor;
let bea: Visitor;
let ids: Record<'account' | 'other' | 'debt' | 'transaction' | 'policy' | 'paystub', string>;

async function person(visitor: Visitor, mark: string) {
  const made = async (url: string, body: object) => (await visitor.post(url, body)).json();
  const jar = { name: `${mark} jar`, type: 'savings', balance: 100 };
  const { account } = await made('/api/finance/accounts', jar);
  const { account: other } = await made('/api/finance/accounts', jar);
  const { liability } = await made('/api/finance/liabilities', {
    name: `${mark} card`,
    type: 'credit_card',
    balance: 10,
  });
  const { transaction } = await made('/api/finance/transactions', {
    account_id: account.id,
    date: '2025-07-14',
    merchant: `${mark} Acme`,
    category: 'Salary',
    amount: 2200,
  });
  const { policy } = await made('/api/finance/protection', POLICY);
  const { paystub } = await made('/api/finance/paystubs', STUB);
  await made('/api/ai/chat', { message: `${mark} asks for the net worth` });
  return {
    account: account.id,
    other: other.id,
    debt: liability.id,
    transaction: transaction.id,
    policy: policy.id,
    paystub: paystub.id,
  };
}

const everything = async (visitor: Visitor) => {
  const answers: string[] = [];
  for (const read of READS) answers.push((await visitor.get(`/api/finance/${read}`)).body);
  answers.push((await visitor.get('/api/ai/chat/history')).body);
  return answers.join('\n');
};

beforeEach(async () => {
  api = await testApi();
  [ann, bea] = [api.visitor(), api.visitor()];
  ids = await person(ann, 'zoe');
  await person(bea, 'bea');
});
afterEach(() => api.close());

it('shows a person nothing of another one', async () => {
  expect(await everything(bea)).not.toContain('zoe');
  for (const id of Object.values(ids)) expect(await everything(bea)).not.toContain(id);
  expect((await bea.get('/api/ai/insights')).body).not.toContain('zoe');
});

it('lets a person touch nothing of another one, and tells it from nothing that exists', async () => {
  const before = await everything(ann);
  const attempts: readonly (readonly ['POST' | 'PATCH' | 'DELETE', string, object?])[] = [
    ['PATCH', `accounts/${ids.account}`, { balance: 0 }],
    ['DELETE', `accounts/${ids.account}`],
    ['PATCH', `liabilities/${ids.debt}`, { balance: 0 }],
    ['DELETE', `liabilities/${ids.debt}`],
    ['PATCH', `transactions/${ids.transaction}`, { note: 'mine' }],
    ['PATCH', `transactions/${ids.transaction}`, { amount: -1 }],
    ['DELETE', `transactions/${ids.transaction}`],
    [
      'POST',
      'transactions',
      {
        account_id: ids.account,
        date: '2025-07-14',
        merchant: 'x',
        category: 'Travel',
        amount: -1,
      },
    ],
    [
      'POST',
      'transfers',
      { from_account_id: ids.account, to_account_id: ids.other, date: '2025-07-14', amount: 1 },
    ],
    ['PATCH', `protection/${ids.policy}`, { premium: 0 }],
    ['DELETE', `protection/${ids.policy}`],
    ['DELETE', `paystubs/${ids.paystub}`],
    ['PATCH', `notifications/${ids.transaction}`, { read: true }],
  ];
  for (const [method, path, body] of attempts) {
    const answer = await bea.call(method, `/api/finance/${path}`, { body });
    expect([path, answer.statusCode]).toEqual([path, 404]);
  }
  expect(await everything(ann)).toBe(before);
});

it('does not clear the chat of another one', async () => {
  await bea.call('DELETE', '/api/ai/chat/history');
  expect((await bea.get('/api/ai/chat/history')).json().messages).toEqual([]);
  expect((await ann.get('/api/ai/chat/history')).json().messages).toHaveLength(2);
});

it('moves a transaction of one person onto no account of another', async () => {
  const mine = (await bea.get('/api/finance/transactions')).json().transactions[0].id;
  const answer = await bea.call('PATCH', `/api/finance/transactions/${mine}`, {
    body: { account_id: ids.account },
  });
  expect(answer.statusCode).toBe(404);
  expect((await bea.get('/api/finance/accounts')).json().accounts[0].balance).toBe(2300);
});
