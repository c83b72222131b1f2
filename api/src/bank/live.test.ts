import { type BankApi, bankApi } from './testing/bank-api';
import { until } from '../testing/until';

let api: BankApi;
let base: string;

beforeEach(async () => {
  api = await bankApi({}, { deliversWebhooks: true });
  base = await api.app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await api.close();
});

test('a change at the bank is announced by a webhook and appears without a request', async () => {
  const { visitor, itemId } = await api.linked('retiree', { webhook: `${base}/api/plaid/webhook` });
  const names = async () => {
    const { transactions } = (await visitor.get('/api/plaid/transactions')).json();
    return transactions.map(({ name }: { name: string }) => name);
  };
  expect(await names()).not.toContain('NEW SHOES');

  await api.practice.ask('/sandbox/transactions/create', {
    access_token: await api.tokenOf(itemId),
    transactions: [
      {
        date_transacted: '2026-11-19',
        date_posted: '2026-11-20',
        amount: 80,
        description: 'NEW SHOES',
      },
    ],
  });

  await until(async () => (await names()).includes('NEW SHOES'));
});

test('a changed login at the bank appears, and its repair clears it', async () => {
  const { visitor, itemId } = await api.linked('retiree', { webhook: `${base}/api/plaid/webhook` });
  const status = async () => (await visitor.get('/api/plaid/status')).json().items[0].status;
  await api.practice.ask('/sandbox/item/reset_login', {
    access_token: await api.tokenOf(itemId),
  });
  await until(async () => (await status()) === 'needs_login');
});
