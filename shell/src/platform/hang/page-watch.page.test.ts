import { runInNewContext } from 'node:vm';
import { memoryStorage } from '@halyard/shared-contracts/store';
import { journal } from '../loader/journal';
import { sessionMemory } from '../loader/session-memory';
import { reportHangs } from '../session/report-hangs';
import { pageScript } from '../../testing/page-script';
import type { PageWatch } from './page-watch';

const code = pageScript('halyardWatch');
const MINUTE = 60_000;
const TERMS = { remote: 'mfe-legal', version: '2.0.0', source: 'stable', path: '/terms' } as const;

function browser() {
  return { now: 1_000_000, storage: memoryStorage() };
}

type Browser = ReturnType<typeof browser>;

/** Opens a page in a tab. The returned functions let the named events happen to the page. */
function openPage(world: Browser, tab = memoryStorage()) {
  const [page, target] = [new EventTarget(), new EventTarget()];
  const document = Object.assign(page, { visibilityState: 'visible' });
  const window: { halyardWatch?: PageWatch } = {};
  let beat = (): void => undefined;
  const location = { pathname: '/terms' };
  runInNewContext(code, {
    window,
    document,
    location,
    localStorage: world.storage,
    sessionStorage: tab,
    addEventListener: target.addEventListener.bind(target),
    setInterval: (act: () => void) => (beat = act),
    Date: { now: () => world.now },
  });
  const watch = window.halyardWatch;
  if (!watch) throw new Error('the page watches nothing');
  return {
    watch,
    tab,
    location,
    beat: () => beat(),
    leaves: () => target.dispatchEvent(new Event('pagehide')),
    comesBack: () => target.dispatchEvent(new Event('pageshow')),
    shows(visibilityState: 'visible' | 'hidden') {
      document.visibilityState = visibilityState;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

/** Returns the versions that the next page of this browser, in another tab, reports as hung. */
function hungBy(happens: (page: ReturnType<typeof openPage>) => void, silentMs = MINUTE) {
  const world = browser();
  const first = openPage(world);
  first.watch.begin(TERMS);
  happens(first);
  world.now += silentMs;
  return openPage(world).watch.hung;
}

test('a version counts as hung when its page fell silent', () => {
  expect(hungBy(() => undefined)).toEqual([expect.objectContaining(TERMS)]);
});

test.each([
  ['was left', (page: ReturnType<typeof openPage>) => page.leaves()],
  ['is hidden', (page: ReturnType<typeof openPage>) => page.shows('hidden')],
  [
    'shows another screen, of the shell',
    (page: ReturnType<typeof openPage>) => {
      page.watch.end(TERMS);
      page.location.pathname = '/settings';
      page.beat();
    },
  ],
])('no version counts as hung when its page %s', (_, happens) => {
  expect(hungBy(happens)).toEqual([]);
});

test.each([
  [
    'is shown again',
    (page: ReturnType<typeof openPage>) => {
      page.shows('hidden');
      page.shows('visible');
    },
  ],
  [
    'comes back from the history',
    (page: ReturnType<typeof openPage>) => {
      page.leaves();
      page.comesBack();
    },
  ],
])('a page that %s is watched again', (_, happens) => {
  expect(hungBy(happens)).toHaveLength(1);
});

test('a version that is loaded ahead counts as hung when the page falls silent', () => {
  const ahead = { ...TERMS, remote: 'mfe-money', path: '/budget' };
  const [found] = hungBy(({ watch }) => {
    watch.end(TERMS);
    watch.begin(ahead);
  });
  expect(found).toMatchObject(ahead);
});

test('a page in another tab counts as alive for fifteen seconds, and a page before a reload does not', () => {
  expect(hungBy(() => undefined, 15_000)).toEqual([]);
  expect(hungBy(() => undefined, 15_001)).toHaveLength(1);
  const world = browser();
  const { tab, watch } = openPage(world);
  watch.begin(TERMS);
  expect(openPage(world, tab).watch.hung).toHaveLength(1);
});

test('a version that hung twice is reported each time, is blocked for a day, and runs again on request', () => {
  const world = browser();
  const later = (ms: number) => {
    world.now += ms;
    const { watch } = openPage(world);
    const [attempts, memory] = [journal(), sessionMemory(memoryStorage(), () => 0, watch)];
    reportHangs(attempts, watch);
    const isDoubtful = () => memory.isDoubtful('mfe-legal', '2.0.0');
    const isBanned = () => memory.isBanned('mfe-legal', '2.0.0');
    return { isDoubtful, isBanned, memory, reports: attempts.entries() };
  };
  for (const isSecond of [false, true]) {
    openPage(world).watch.begin(TERMS);
    const next = later(MINUTE);
    expect(next.reports).toEqual([expect.objectContaining({ ...TERMS, failure: 'hang' })]);
    expect(next.isDoubtful()).toBe(true);
    expect(next.isBanned()).toBe(isSecond);
  }
  const another = later(MINUTE);
  expect(another.reports).toEqual([]);
  expect(another.isBanned()).toBe(true);
  another.memory.forgive('mfe-legal');
  expect(another.isDoubtful()).toBe(false);
  expect(another.isBanned()).toBe(false);
  expect(later(MINUTE).isBanned()).toBe(false);
});

test('a version that hung is tried again after a day', () => {
  expect(hungBy(() => undefined, 24 * 60 * MINUTE - 1)).toHaveLength(1);
  expect(hungBy(() => undefined, 24 * 60 * MINUTE)).toEqual([]);
});
