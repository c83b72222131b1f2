import { NO_QUARANTINE, type Registry } from '@halyard/shared-contracts/remote/registry';
import { testStore, type TestStore } from '../testing/test-store';
import { registryOf } from '../storage/registry-store';
import { failingCanaries } from './auto-abort';
import { type Tally, talliesOf, timeAt, sumOfTallies } from './tally';

let store: TestStore;
let registry: Registry;
beforeAll(async () => {
  store = testStore();
  await store.publish('1.0.0');
  await store.publish('1.1.0');
  await store.run('canary', { target: 'money@1.1.0' });
  registry = await registryOf(store.store);
});
afterAll(() => store.remove());

/** Each page is in its own network. */
const tally = (loads: number, failures: number): Tally => ({
  loads,
  failures: { network: failures },
  fallbacks: 0,
  voices: {
    ...voices(loads, 'loaded', { loaded: 1, failed: 0 }),
    ...voices(failures, 'failed', { loaded: 0, failed: 1 }),
  },
  times: Array.from({ length: 13 }, () => 0),
});
const voices = (count: number, name: string, voice: { loaded: number; failed: number }) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${name} ${n}`, voice]));
const failing = (canary: Tally, stable?: Tally) =>
  failingCanaries(registry, NO_QUARANTINE, {
    'mfe-money@1.1.0': canary,
    ...(stable && { 'mfe-money@1.0.0': stable }),
  });

test.each([
  [19, 0, 19, 0, false],
  [0, 19, 100, 0, false],
  [0, 20, 100, 0, true],
  [19, 1, 100, 0, false],
  [18, 2, 100, 0, false],
  [17, 3, 100, 0, true],
  [95, 5, 100, 0, false],
  [94, 6, 100, 0, true],
  [88, 12, 96, 4, false],
  [87, 13, 96, 4, true],
])(
  'with %i loads and %i failures, where the stable version has %i and %i, the canary ends: %s',
  (loads, failures, stableLoads, stableFailures, ends) => {
    expect(failing(tally(loads, failures), tally(stableLoads, stableFailures))).toHaveLength(
      ends ? 1 : 0,
    );
  },
);

test('the reason names the failed pages, all pages, and the limit', () => {
  expect(failing(tally(15, 5))).toEqual([
    {
      remote: 'mfe-money',
      version: '1.1.0',
      reason: '5 of 20 pages failed in 5 networks (25.0 %, allowed 5.0 %)',
    },
  ]);
});

test('a disabled canary is not disabled again', () => {
  const removed = [{ remote: 'mfe-money', version: '1.1.0', since: '', reason: '' }];
  const quarantine = { ...NO_QUARANTINE, removed };
  expect(failingCanaries(registry, quarantine, { 'mfe-money@1.1.0': tally(0, 50) })).toEqual([]);
});

describe('the voice of a network', () => {
  const of = (networks: Tally['voices']) => failing({ ...tally(0, 0), voices: networks });
  const honest = voices(60, 'honest', { loaded: 1, failed: 0 });

  it.each([
    ['one network', 1],
    ['two networks', 2],
  ])('cannot end a canary alone (%s), however many failures it reports', (_, count) => {
    expect(of(voices(count, 'liar', { loaded: 0, failed: 10_000 }))).toEqual([]);
    expect(of({ ...honest, ...voices(count, 'liar', { loaded: 0, failed: 10_000 }) })).toEqual([]);
  });

  it('counts as four pages at most beside honest ones', () => {
    const many = voices(300, 'honest', { loaded: 1, failed: 0 });
    expect(of({ ...many, ...voices(3, 'liar', { loaded: 0, failed: 10_000 }) })).toEqual([]);
    expect(of({ ...honest, ...voices(3, 'liar', { loaded: 0, failed: 4 }) })).toHaveLength(1);
  });

  it('cannot hide a canary that fails for others', () => {
    const failures = voices(20, 'honest', { loaded: 0, failed: 1 });
    expect(of({ ...failures, liar: { loaded: 10_000, failed: 0 } })).toHaveLength(1);
  });
});

describe('a tally', () => {
  it('counts a report as one voice of its network, however many events it has', () => {
    const failure = { ...event, ms: 1, fallback: false, failure: 'network' } as const;
    const voicesIn = (events: Parameters<typeof talliesOf>[0]) =>
      talliesOf(events, 'a')['mfe-money@1.1.0']?.voices;
    expect(voicesIn(Array.from({ length: 50 }, () => failure))).toEqual({
      a: { loaded: 0, failed: 1 },
    });
    expect(voicesIn([{ ...failure, failure: null }, failure])).toEqual({
      a: { loaded: 0, failed: 1 },
    });
    expect(voicesIn([{ ...failure, failure: null }])).toEqual({ a: { loaded: 1, failed: 0 } });
  });

  it('counts two thousand networks at most', () => {
    const many = sumOfTallies(
      Array.from({ length: 2_100 }, (_, n) =>
        talliesOf([{ ...event, ms: 1, fallback: false }], `network ${n}`),
      ),
    );
    expect(Object.keys(many['mfe-money@1.1.0']?.voices ?? {})).toHaveLength(2_000);
  });

  const event = { remote: 'mfe-money', version: '1.1.0', source: 'canary', failure: null } as const;

  it('leaves out versions that a user selected', () => {
    expect(talliesOf([{ ...event, source: 'override', ms: 5, fallback: false }], 'a')).toEqual({});
  });

  it.each([
    [0.5, 100],
    [0.95, 4000],
  ])('returns the time of a share of %d of the loads, by its class: %i ms', (share, ms) => {
    const times = [...Array.from({ length: 19 }, () => 80), 3000, 3000];
    const events = times.map((each) => ({ ...event, ms: each, fallback: false }));
    const found = talliesOf(events, 'a')['mfe-money@1.1.0'];
    expect(found && timeAt(found, share)).toBe(ms);
  });

  it('returns no time without loads', () => {
    expect(timeAt(tally(0, 3), 0.5)).toBeNull();
  });
});
