import { sampleFetch } from './sample-fetch';

const call = async (path: string, init?: RequestInit) => {
  const answer = await sampleFetch(new URL(path, window.location.origin), init);
  return { status: answer.status, body: await answer.json() };
};

test('a read of the data service is answered from the sample household', async () => {
  const { status, body } = await call('/api/finance/accounts?userId=demo_user');
  expect(status).toBe(200);
  expect(body).toMatchObject({ source: 'sample', accounts: expect.any(Array) });
});

test('the connection status says that no bank is linked', async () => {
  expect((await call('/api/plaid/status')).body).toMatchObject({ connected: false, items: [] });
});

test.each([
  ['/api/finance/budget', 'PUT'],
  ['/api/finance/accounts', 'POST'],
  ['/api/finance/accounts/acc-1', 'DELETE'],
])('a write to %s is refused: nothing would keep it', async (path, method) => {
  const { status, body } = await call(path, { method, body: method === 'DELETE' ? null : '{}' });
  expect(status).toBe(501);
  expect(body).toMatchObject({ success: false, code: 'NO_API' });
});

test('a path that the sample does not know is refused', async () => {
  expect((await call('/api/ai/status')).status).toBe(501);
});
