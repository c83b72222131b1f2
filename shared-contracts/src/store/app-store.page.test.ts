import { isoDate } from '../finance';
import { cents } from '../money';
import { account, failure, fakeBackend, financialData } from '../testing';
import {
  appApi,
  type AppStore,
  createAppStore,
  memoryStorage,
  SAMPLE_DELAY_MS,
  STORAGE_KEYS,
} from '.';
import type { KeyValueStore } from './storage';

function setUp(backend: ReturnType<typeof fakeBackend>, storage: KeyValueStore = memoryStorage()) {
  const waited: number[] = [];
  const store = createAppStore({
    fetch: backend.fetch,
    origin: window.location.origin,
    storage,
    now: () => new Date('2025-06-30T12:00:00Z'),
    delay: async (ms) => void waited.push(ms),
  });
  return { store, storage, waited };
}

const accounts = (store: AppStore) =>
  store.dispatch(appApi.endpoints.accounts.initiate(undefined, { forceRefetch: true }));

const own = () => financialData({ accounts: [account({ balance: cents(1_234) })] });
const sample = () => financialData({ source: 'sample', today: isoDate('2025-06-30') });

test('answers are decoded into entities with cents, camel case, and their signs', async () => {
  const { store } = setUp(
    fakeBackend(financialData({ accounts: [account({ balance: cents(-5_001) })] })),
  );
  expect((await accounts(store)).data?.accounts[0]).toMatchObject({
    balance: -5_001,
    officialName: null,
  });
});

// Covers P1-1-7, P1-6-1, P1-9-1.
test('every call carries the user id of the specification', async () => {
  let search = '';
  const backend = fakeBackend(own(), {
    'GET /api/finance/accounts': (request: Request) => {
      search = new URL(request.url).search;
      return failure(404, 'Not found');
    },
  });
  await accounts(setUp(backend).store);
  expect(search).toBe('?userId=demo_user');
});

// Covers P1-1-8, P1-7-22, P1-8-9, R-3.3.
test.each([
  ['the network fails', (backend: ReturnType<typeof fakeBackend>) => backend.goOffline()],
  [
    'the api fails',
    (backend: ReturnType<typeof fakeBackend>) =>
      backend.on('GET /api/finance/accounts', () => failure(500, 'Something went wrong')),
  ],
])('when %s, a user without own data gets the sample after the delay', async (_, breakIt) => {
  const backend = fakeBackend(sample());
  breakIt(backend);
  const { store, waited } = setUp(backend);
  const { data, error } = await accounts(store);
  expect(error).toBeUndefined();
  expect(data?.source).toBe('sample');
  expect(data?.accounts.length).toBeGreaterThan(0);
  expect(waited).toEqual([SAMPLE_DELAY_MS]);
});

// Covers P1-7-22, R-3.3.
test('a user with own data sees the failure and the last good figures', async () => {
  const backend = fakeBackend(own());
  const { store, storage } = setUp(backend);
  await accounts(store);
  expect(storage.getItem(STORAGE_KEYS.ownData)).toBe('true');
  backend.goOffline();
  const { data, error } = await accounts(store);
  expect(error).toMatchObject({ status: 'OFFLINE' });
  expect(data?.accounts[0]?.balance).toBe(1_234);
});

// Covers P1-8-9, R-3.3.
test('a browser that has seen own data shows no sample after a reload either', async () => {
  const storage = memoryStorage();
  storage.setItem(STORAGE_KEYS.ownData, 'true');
  const backend = fakeBackend(own());
  backend.goOffline();
  const { error, data } = await accounts(setUp(backend, storage).store);
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ code: 'OFFLINE' });
});

test('a later sample answer of the server makes the browser forget own data', async () => {
  const storage = memoryStorage();
  storage.setItem(STORAGE_KEYS.ownData, 'true');
  await accounts(setUp(fakeBackend(sample()), storage).store);
  expect(storage.getItem(STORAGE_KEYS.ownData)).toBeNull();
});

test('a mistake of the caller is never hidden by the sample', async () => {
  const backend = fakeBackend(sample(), {
    'GET /api/finance/accounts': () => failure(403, 'This belongs to someone else', 'FORBIDDEN'),
  });
  expect((await accounts(setUp(backend).store)).error).toEqual({
    status: 403,
    code: 'FORBIDDEN',
    message: 'This belongs to someone else',
  });
});

test('an answer of another shape is an error', async () => {
  const backend = fakeBackend(own(), {
    'GET /api/finance/accounts': {
      source: 'own',
      today: '2025-06-30',
      as_of: null,
      accounts: [{ id: 1 }],
    },
  });
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { data, error } = await accounts(setUp(backend).store);
  expect(data).toBeUndefined();
  expect(error).toBeDefined();
  // The developer also sees a warning.
  expect(complaint).toHaveBeenCalledTimes(1);
  expect(complaint).toHaveBeenCalledWith(
    expect.stringContaining('"accounts"'),
    expect.objectContaining({ name: 'ValiError' }),
  );
  complaint.mockRestore();
});
