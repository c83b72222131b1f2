import { timeLimit } from '@halyard/shared-contracts/testing/machine';
import { slicesOf } from '../../testing/processor-time';
import { transactionRow } from '../../testing/rows';
import { testApi } from '../../testing/test-api';

const BODY = {
  name: null,
  when: {
    match: 'all',
    conditions: [{ field: 'merchant', operator: 'contains', value: 'coffee' }],
  },
  then: { category: 'Dining Out', merchant: 'Café' },
};

const ROWS = 3_000;

// Covers P3-A7-9.
test('twenty previews of one user at once delay others about as little as one does', async () => {
  const api = await testApi();
  const ann = api.visitor();
  const jar = { name: 'Jar', type: 'checking', balance: 1 };
  const { account } = (await ann.post('/api/finance/accounts', jar)).json();
  const { id: user_id } = await api.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const rowOf = (at: number) =>
    transactionRow({ user_id, account_id: account.id, id: `txn-${at}`, merchant: `Coffee ${at}` });
  for (let from = 0; from < ROWS; from += 500) {
    const rows = Array.from({ length: 500 }, (_, at) => rowOf(from + at));
    await api.db.insertInto('transactions').values(rows).execute();
  }
  const preview = async () => {
    const answer = await ann.post('/api/finance/rules/preview', BODY);
    expect(answer.json()).toMatchObject({ matches: ROWS });
  };
  const previews = (count: number) => () => Promise.all(Array.from({ length: count }, preview));
  await preview();
  const mostMs = timeLimit(50);
  const { longestMs } = await slicesOf(previews(20), mostMs);
  expect(longestMs).toBeLessThan(mostMs);
  await api.close();
});
