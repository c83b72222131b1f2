import { NO_QUARANTINE, type Registry } from '@halyard/shared-contracts/remote/registry';
import { testStore, type TestStore } from '../testing/test-store';
import { registryOf } from '../storage/registry-store';
import { failingVersions } from './auto-abort';
import { type Tally, talliesOf, talliesOfVitals, timeAt, sumOfTallies, vitalAt } from './tally';

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

/** Returns a tally in which each page is in its own network. */
const tally = (loads: number, failures: number): Tally => ({
  loads,
  failures: { network: failures },
  fallbacks: 0,
  voices: {
    ...voices(loads, 'loaded', { loaded: 1, failed: 0 }),
    ...voices(failures, 'failed', { loaded: 0, failed: 1 }),
  },
  times: Array.from({ length: 13 }, () => 0),
  vitals: {},
});
const voices = (count: number, name: string, voice: { loaded: number; failed: number }) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${name} ${n}`, voice]));
const failing = (canary: Tally, stable?: Tally) =>
  failingVersions(registry, NO_QUARANTINE, {
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
  expect(failingVersions(registry, quarantine, { 'mfe-money@1.1.0': tally(0, 50) })).toEqual([]);
});

describe('a stable version beside the previous one', () => {
  const previous = '0.9.0';
  const withPrevious = (state: 'live' | 'revoked' = 'live'): Registry => {
    const money = registry.remotes['mfe-money']!;
    const old = money.versions['1.0.0']!;
    return {
      ...registry,
      remotes: {
        'mfe-money': {
          ...money,
          channels: { stable: '1.0.0', previous, canary: null },
          versions: {
            ...money.versions,
            [previous]: { ...old, published: { ...old.published, state } },
          },
        },
      },
    };
  };
  const ends = (stable: Tally, before: Tally, rules = withPrevious()) =>
    failingVersions(rules, NO_QUARANTINE, {
      'mfe-money@1.0.0': stable,
      [`mfe-money@${previous}`]: before,
    }).map(({ version }) => version);

  it.each([
    [80, 20, 0, 0, false],
    [79, 21, 0, 0, true],
    [0, 19, 0, 0, false],
    [0, 20, 0, 0, true],
    [70, 30, 90, 10, false],
    [69, 31, 90, 10, true],
  ])(
    'with %i loads and %i failures, where the previous one had %i and %i, ends: %s',
    (loads, failures, before, failuresBefore, isOut) => {
      expect(ends(tally(loads, failures), tally(before, failuresBefore))).toEqual(
        isOut ? ['1.0.0'] : [],
      );
    },
  );

  it('stays when the previous one is out of use, or when there is none', () => {
    expect(ends(tally(0, 50), tally(0, 0), withPrevious('revoked'))).toEqual([]);
    expect(failing(tally(0, 0), tally(0, 50))).toEqual([]);
  });

  it('stays when somebody revived it', () => {
    const isRevived = (remote: string, version: string) =>
      `${remote}@${version}` === 'mfe-money@1.0.0';
    const tallies = { 'mfe-money@1.0.0': tally(0, 50) };
    expect(failingVersions(withPrevious(), NO_QUARANTINE, tallies, isRevived)).toEqual([]);
  });
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
    // Adds tallies in small groups first, because one sum of all takes seconds.
    const ofHundred = (from: number) =>
      sumOfTallies(
        Array.from({ length: 100 }, (_, n) =>
          talliesOf([{ ...event, ms: 1, fallback: false }], `network ${from + n}`),
        ),
      );
    const many = sumOfTallies(Array.from({ length: 21 }, (_, at) => ofHundred(at * 100)));
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

  it.each([
    ['lcp', [800, 800, 800, 2600], 0.75, 1000],
    ['lcp', [800, 2600, 2600, 2600], 0.75, 3000],
    ['inp', [40, 40, 40, 90], 0.75, 50],
    ['cls', [0, 0, 0.02, 0.3], 0.75, 0.05],
    ['lcp', [60_000], 0.75, 10_000],
  ] as const)(
    'returns the %s of %j within which a share of %d stays: %d',
    (name, all, share, edge) => {
      const tallies = talliesOfVitals(
        all.map((value) => ({ remote: 'mfe-money', version: '1.1.0', name, value })),
      );
      const found = tallies['mfe-money@1.1.0'];
      expect(found && vitalAt(found, name, share)).toBe(edge);
      expect(found && vitalAt(found, name === 'cls' ? 'lcp' : 'cls', share)).toBeNull();
    },
  );

  it('returns no time without loads', () => {
    expect(timeAt(tally(0, 3), 0.5)).toBeNull();
  });
});
