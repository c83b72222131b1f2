import { RECEIPT } from '../testing/attacks';
import { testApi, type TestApi, type Visitor } from '../testing/test-api';
import { quickAccount } from '../identity/testing/quick-account';
import { sweepJob } from './sweep-job';

const ANN = { email: 'ann@example.com', password: 'correct horse battery' };

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
  await quickAccount(api.db, ANN.email, ANN.password);
});
afterEach(() => api.close());

const sweep = (instant: string) => {
  const job = { id: 'j', kind: 'privacy.sweep', key: 'privacy.sweep', payload: {}, attempts: 1 };
  return sweepJob({ db: api.db, clock: () => new Date(instant) })(job);
};
type Swept =
  | 'receipts'
  | 'sessions'
  | 'sign_in_attempts'
  | 'mail_tokens'
  | 'known_devices'
  | 'idempotency_keys';
const count = async (table: Swept) => (await api.db.selectFrom(table).selectAll().execute()).length;

async function removeRowWithReceipt(visitor: Visitor): Promise<void> {
  const jar = { name: 'Jar', type: 'checking', balance: 100 };
  const account_id = (await visitor.post('/api/finance/accounts', jar)).json().account.id;
  const row = { account_id, date: '2025-07-14', merchant: 'Shop', category: 'Gas', amount: -1 };
  const { id } = (await visitor.post('/api/finance/transactions', row)).json().transaction;
  await visitor.post(`/api/finance/transactions/${id}/receipts`, RECEIPT);
  await visitor.call('DELETE', `/api/finance/transactions/${id}`);
}

test.each([
  ['a session', 'sessions', '2025-08-14T15:59:59.999Z', '2025-08-14T16:00:00Z'],
  ['a wrong guess', 'sign_in_attempts', '2025-07-16T15:59:59.999Z', '2025-07-16T16:00:00Z'],
  [
    'the result of a request',
    'idempotency_keys',
    '2025-07-16T15:59:59.999Z',
    '2025-07-16T16:00:00Z',
  ],
  ['a mailed link', 'mail_tokens', '2025-07-15T16:09:59.999Z', '2025-07-15T16:10:00Z'],
  ['a deleted row’s receipt', 'receipts', '2025-07-15T16:59:59.999Z', '2025-07-15T17:00:00Z'],
] as const)(
  'the sweep job deletes %s once it has run out, and not before',
  async (_, table, before, after) => {
    await api.visitor().post('/api/auth/log-in', ANN);
    await api.visitor().post('/api/auth/log-in', { ...ANN, password: 'a wrong password' });
    await api.visitor().post('/api/auth/forgotten-password', { email: ANN.email });
    await api.visitor().call('POST', '/api/finance/accounts', {
      body: { name: 'Jar', type: 'savings', balance: 1 },
      headers: { 'idempotency-key': 'a key' },
    });
    await removeRowWithReceipt(api.visitor());
    const all = await count(table);
    expect(all).toBeGreaterThan(0);
    await sweep(before);
    expect(await count(table)).toBe(all);
    await sweep(after);
    expect(await count(table)).toBeLessThan(all);
  },
);

test('the sweep job runs again an hour later and keeps known browsers', async () => {
  await api.visitor().post('/api/auth/log-in', ANN);
  const again = await sweep('2026-07-15T16:00:00Z');
  expect(again).toEqual({ runAt: new Date('2026-07-15T17:00:00Z'), error: null });
  expect(await count('known_devices')).toBe(1);
});

test('the sweep job keeps the session of a visit, because it is the only access to the data', async () => {
  await api.visitor().post('/api/finance/accounts', { name: 'Jar', type: 'savings', balance: 1 });
  await sweep('2035-07-15T16:00:00Z');
  expect(await count('sessions')).toBe(1);
});
