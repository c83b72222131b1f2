import { account, fakeBackend, financialData } from '../../testing';
import { appApi, createAppStore, memoryStorage } from '../index';

const STATUS = 'GET /api/plaid/status';
const ACCOUNTS = 'GET /api/finance/accounts';
const connected = {
  connected: true,
  connectedAt: '2025-06-15T09:00:00Z',
  error: null,
  hasAccounts: true,
  hasTransactions: true,
  hasLiabilities: true,
  mode: 'practice',
  version: 7,
  items: [],
};

const own = () => financialData({ accounts: [account({ source: 'bank' })] });

function setUp(data = own()) {
  const backend = fakeBackend(data, { [STATUS]: connected });
  const streams: { url: string; announce: (version: number) => void; stopped: boolean }[] = [];
  const store = createAppStore({
    fetch: backend.fetch,
    origin: window.location.origin,
    storage: memoryStorage(),
    now: () => new Date('2025-06-30T12:00:00Z'),
    delay: async () => undefined,
    followVersions: (url, announce) => {
      const stream = { url, announce, stopped: false };
      streams.push(stream);
      return () => void (stream.stopped = true);
    },
  });
  const { bankStatus, accounts } = appApi.endpoints;
  const again = { forceRefetch: true };
  const ask = async (name: 'bankStatus' | 'accounts') => {
    if (name === 'accounts') await store.dispatch(accounts.initiate(undefined, again));
    else await store.dispatch(bankStatus.initiate(undefined, again));
  };
  const settled = () => Promise.all(store.dispatch(appApi.util.getRunningQueriesThunk()));
  const calls = (call: string) => backend.calls.filter((one) => one === call).length;
  const listening = () => streams.filter(({ stopped }) => !stopped);
  return { backend, streams, listening, ask, settled, calls };
}

test('a linked bank opens one event stream', async () => {
  const { streams, ask } = setUp();
  await ask('bankStatus');
  await ask('bankStatus');
  expect(streams.map(({ url }) => url)).toEqual(['/api/plaid/events']);
});

test('accounts of a bank open the stream on screens that show no bank', async () => {
  const { listening, ask, settled } = setUp();
  await ask('accounts');
  await settled();
  expect(listening()).toHaveLength(1);
});

test.each([
  ['a user without a bank', financialData({ accounts: [account({ source: 'manual' })] })],
  ['sample figures', financialData({ source: 'sample' })],
])('no stream opens for %s', async (_, data) => {
  const { streams, calls, ask, settled } = setUp(data);
  await ask('accounts');
  await settled();
  expect(streams).toEqual([]);
  expect(calls(STATUS)).toBe(0);
});

test('a new version reads every answer on the screen again, and the known version reads nothing', async () => {
  const { backend, streams, calls, ask, settled } = setUp();
  await Promise.all([ask('bankStatus'), ask('accounts')]);
  streams[0]?.announce(7);
  await settled();
  expect([calls(STATUS), calls(ACCOUNTS)]).toEqual([1, 1]);

  backend.on(STATUS, { ...connected, version: 8 });
  streams[0]?.announce(8);
  await new Promise((resolve) => setTimeout(resolve));
  await settled();
  expect([calls(STATUS), calls(ACCOUNTS)]).toEqual([2, 2]);
  streams[0]?.announce(8);
  await settled();
  expect([calls(STATUS), calls(ACCOUNTS)]).toEqual([2, 2]);
});

test('the stream closes with the connection', async () => {
  const { backend, listening, ask } = setUp();
  await ask('bankStatus');
  backend.on(STATUS, { ...connected, connected: false, connectedAt: null });
  await ask('bankStatus');
  expect(listening()).toEqual([]);
});

test('another user’s bank opens a new stream', async () => {
  const { backend, streams, listening, ask } = setUp();
  await ask('bankStatus');
  backend.on(STATUS, { ...connected, connectedAt: '2025-06-16T09:00:00Z' });
  await ask('bankStatus');
  expect([streams.length, listening().length]).toEqual([2, 1]);
});
