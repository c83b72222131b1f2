import type { OwnedRoute } from '../loader/owned-routes';
import type { RemoteLoader } from '../loader/remote-loader';
import { screenCache } from './screen-cache';

const loader: RemoteLoader = {
  knownRoutes: () => undefined,
  routes: async () => [],
  screen: async () => ({ default: () => null }),
  choice: async () => ({ candidates: [], refused: [] }),
  crashed: () => false,
  shownVersion: () => undefined,
  startOver: () => undefined,
  withdrawn: () => [],
  updateVersions: () => [],
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

test('a screen’s reads start with the screen, without waiting for its code', () => {
  const { cache, begun } = setUp();
  cache.get(route('/budget'));
  cache.get(route('/budget'));
  expect(begun).toEqual(['/api/finance/budget']);
});

test('a pointer that rests on a link starts the reads of its screen', () => {
  const { cache, begun } = setUp();
  cache.warm(route('/budget'));
  expect(begun).toEqual([]);
  jest.advanceTimersByTime(80);
  expect(begun).toEqual(['/api/finance/budget']);
});

test('a pointer that passes over links starts only the reads of the last one', () => {
  const { cache, begun } = setUp();
  for (const path of ['/budget', '/income', '/spending']) {
    cache.warm(route(path));
    jest.advanceTimersByTime(79);
  }
  jest.advanceTimersByTime(1);
  expect(begun).toEqual(['/api/finance/spending']);
});

test('a pointer that returns to a link starts its reads', () => {
  const { cache, begun } = setUp();
  for (const path of ['/budget', '/income', '/budget']) cache.warm(route(path));
  jest.advanceTimersByTime(80);
  expect(begun).toEqual(['/api/finance/budget']);
});

test('a press starts no reads of a link that the pointer only passed', () => {
  const { cache, begun } = setUp();
  cache.warm(route('/income'));
  cache.get(route('/budget'));
  jest.advanceTimersByTime(80);
  expect(begun).toEqual(['/api/finance/budget']);
});

test('a screen that was shown before starts no early reads', () => {
  const { cache, begun } = setUp();
  cache.get(route('/budget'));
  cache.warm(route('/budget'));
  jest.advanceTimersByTime(80);
  expect(begun).toEqual(['/api/finance/budget']);
});
