import { appApi, createAppStore, memoryStorage } from '@halyard/shared-contracts/store';
import { fakeBackend, financialData } from '@halyard/shared-contracts/testing';
import { startReads } from './start-reads';

const ACCOUNTS = '/api/finance/accounts?userId=demo_user';

function setUp() {
  const backend = fakeBackend(financialData({ source: 'own' }));
  const storage = memoryStorage();
  storage.setItem('halyard.ownData', 'true');
  const store = createAppStore({
    fetch: backend.fetch,
    origin: window.location.origin,
    storage,
    now: () => new Date(0),
    delay: async () => undefined,
  });
  return { backend, store };
}

test('the store has the answer of a read that is named by its address', async () => {
  const { store } = setUp();
  expect(await startReads(store, [ACCOUNTS])).toBe(true);
  expect(appApi.endpoints.accounts.select()(store.getState()).data?.source).toBe('own');
});

test('a read that fails counts as missing', async () => {
  const { backend, store } = setUp();
  backend.on('GET /api/finance/accounts', () => new Response('', { status: 500 }));
  expect(await startReads(store, [ACCOUNTS])).toBe(false);
});

test.each([
  '/api/finance/accounts',
  '/api/finance/accounts?userId=someone',
  '/api/nothing?userId=demo_user',
])('no read has the address %s', async (path) => {
  expect(await startReads(setUp().store, [path])).toBe(false);
});
