import { testApi } from '../testing/test-api';
import { WindowStore } from './window-store';

const MINUTE_MS = 60_000;

function setUp() {
  let nowMs = 1_000;
  const store = new WindowStore(() => nowMs);
  const count = (key: string, of = store) => {
    let seen = { current: 0, ttl: 0 };
    of.incr(key, (_, result) => void (seen = result ?? seen), MINUTE_MS);
    return seen;
  };
  return { store, count, wait: (ms: number) => void (nowMs += ms) };
}

test('the store counts within a window and returns the remaining time', () => {
  const { count, wait } = setUp();
  expect(count('a')).toEqual({ current: 1, ttl: MINUTE_MS });
  wait(20_000);
  expect(count('a')).toEqual({ current: 2, ttl: 40_000 });
  expect(count('b')).toEqual({ current: 1, ttl: MINUTE_MS });
});

test.each([
  [MINUTE_MS - 1, 2],
  [MINUTE_MS, 1],
])('the store counts a request after %d ms as number %d', (ms, number) => {
  const { count, wait } = setUp();
  count('a');
  wait(ms);
  expect(count('a').current).toBe(number);
});

test('the store counts each route separately', () => {
  const { store, count } = setUp();
  count('a');
  expect(count('a', store.child()).current).toBe(1);
});

test('the store counts the last 5,000 networks', () => {
  const { count } = setUp();
  for (let n = 0; n <= 5_000; n += 1) count(`n${n}`);
  expect(count('n1').current).toBe(2);
  expect(count('n0').current).toBe(1);
});

test('the store continues the count of a network while thousands of others come', () => {
  const { count } = setUp();
  let seen = count('busy').current;
  for (let n = 0; n < 12_000; n += 1) {
    count(`n${n}`);
    if (n % 1_000 === 0) seen = count('busy').current;
  }
  expect(seen).toBe(13);
});

test('the store allows requests again after a minute even if the wall clock was a year ahead in between', async () => {
  const api = await testApi();
  const realNow = Date.now;
  const flood = async () => {
    const answers = await Promise.all(
      Array.from({ length: 301 }, () => api.visitor().call('PUT', '/api/finance/budget')),
    );
    return answers.at(-1)?.headers['retry-after'];
  };
  try {
    Date.now = () => realNow() + 365 * 24 * 60 * MINUTE_MS;
    await api.visitor().call('PUT', '/api/finance/budget');
    Date.now = realNow;
    expect(Number(await flood())).toBeLessThanOrEqual(60);
  } finally {
    Date.now = realNow;
    await api.close();
  }
});
