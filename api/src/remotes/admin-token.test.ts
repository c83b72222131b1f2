import { ownApi, type TestApi } from '../testing/test-api';
import { testStore, type TestStore } from './testing/test-store';

const TOKEN = 'a-token-that-is-long-enough-to-be-one';
const WRONG = 'a-token-that-is-long-enough-but-wrong';

let store: TestStore;
let api: TestApi;
beforeEach(async () => {
  store = testStore();
  await store.publish('1.0.0');
  api = await ownApi({
    MFE_STORE: store.store,
    MFE_ADMIN_TOKEN: TOKEN,
    PUBLIC_ORIGIN: 'https://app.example',
  });
});
afterEach(async () => {
  await api.close();
  store.remove();
});

const status = (token: string, ip = '203.0.113.7') =>
  api.visitor().call('POST', '/remotes/admin/status', {
    body: {},
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': ip },
  });

async function wrongTokens(count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await status(WRONG)).statusCode);
  return statuses;
}

test('a network has to wait after twenty wrong tokens', async () => {
  expect(await wrongTokens(21)).toEqual([...Array(20).fill(401), 429]);
  const refused = await status(WRONG);
  expect(refused.json().lines).toEqual(['Too many wrong tokens. Try again in 60 seconds.']);
  expect(refused.headers['retry-after']).toBe('60');
  expect((await status(WRONG, '198.51.100.9')).statusCode).toBe(401);
});

test('a right token works after any number of wrong ones from the same network', async () => {
  await wrongTokens(40);
  expect((await status(TOKEN)).statusCode).toBe(200);
});

test('each wrong token is counted and logged', async () => {
  await wrongTokens(30);
  expect(api.app.securityEvents.totals().get('admin-token-refused')).toBe(30);
});
