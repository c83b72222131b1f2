import { testApi, type TestApi } from '../../testing/test-api';
import { directionControls } from './0052-direction-controls';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

test('the migration removes direction controls from stored names, and from nothing else', async () => {
  const ann = api.visitor();
  const jar = { name: 'Jar', type: 'checking', balance: 9 };
  const account_id = (await ann.post('/api/finance/accounts', jar)).json().account.id;
  const entry = { account_id, date: '2025-07-14', category: 'Travel', amount: -1 };
  await ann.post('/api/finance/transactions', {
    ...entry,
    merchant: 'Shop',
    note: 'mine',
  });
  await api.db.updateTable('accounts').set({ name: 'Jar\u202Egnp.exe\u2066\u2069' }).execute();
  await api.db
    .updateTable('transaction_edits')
    .set({ note: '\u202Aשוק \u200Fשלי\u202C' })
    .execute();
  const before = await ann.get('/api/finance/accounts');
  await directionControls.up(api.db);
  const after = await ann.get('/api/finance/accounts');
  expect(after.json().accounts[0].name).toBe('Jargnp.exe');
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
  const [row] = (await ann.get('/api/finance/transactions')).json().transactions;
  expect(row.note).toBe('שוק \u200Fשלי');
});
