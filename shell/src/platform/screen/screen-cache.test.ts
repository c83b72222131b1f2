import type { OwnedRoute, RemoteLoader } from '../loader/remote-loader';
import { screenCache } from './screen-cache';

const loader: RemoteLoader = {
  knownRoutes: () => undefined,
  routes: async () => [],
  screen: async () => ({ default: () => null }),
  choice: async () => ({ candidates: [], refused: [] }),
  crashed: () => false,
  moveOn: () => [],
};

const route = (path: string): OwnedRoute => ({
  path,
  title: path,
  loading: '…',
  preload: [],
  reads: [`/api/finance${path}`],
  remote: 'mfe-money',
});

function setUp() {
  const begun: string[] = [];
  return { begun, cache: screenCache(loader, (paths) => void begun.push(...paths)) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('what a screen reads is asked for when the screen is, without waiting for its code', () => {
  const { cache, begun } = setUp();
  cache.get(route('/budget'));
  cache.get(route('/budget'));
  expect(begun).toEqual(['/api/finance/budget']);
});

test('a hand that rests on a link has the screen behind it read ahead', () => {
  const { cache, begun } = setUp();
  cache.warm(route('/budget'));
  expect(begun).toEqual([]);
  jest.advanceTimersByTime(80);
  expect(begun).toEqual(['/api/finance/budget']);
});

test('a hand that passes over links has only the last one read ahead', () => {
  const { cache, begun } = setUp();
  for (const path of ['/budget', '/income', '/spending']) {
    cache.warm(route(path));
    jest.advanceTimersByTime(79);
  }
  jest.advanceTimersByTime(1);
  expect(begun).toEqual(['/api/finance/spending']);
});

test('a hand that comes back to a link rests on it as well', () => {
  const { cache, begun } = setUp();
  for (const path of ['/budget', '/income', '/budget']) cache.warm(route(path));
  jest.advanceTimersByTime(80);
  expect(begun).toEqual(['/api/finance/budget']);
});

test('a press does not have the link read that a hand passed over on its way', () => {
  const { cache, begun } = setUp();
  cache.warm(route('/income'));
  cache.get(route('/budget'));
  jest.advanceTimersByTime(80);
  expect(begun).toEqual(['/api/finance/budget']);
});

test('a screen that was shown before reads nothing ahead', () => {
  const { cache, begun } = setUp();
  cache.get(route('/budget'));
  cache.warm(route('/budget'));
  jest.advanceTimersByTime(80);
  expect(begun).toEqual(['/api/finance/budget']);
});
