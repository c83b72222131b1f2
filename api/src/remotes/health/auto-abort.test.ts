import { NO_QUARANTINE, type Registry } from '@halyard/shared-contracts/remote/registry';
import { testStore, type TestStore } from '../testing/test-store';
import { registryOf } from '../storage/registry-store';
import { failingCanaries } from './auto-abort';
import { type Tally, talliesOf, timeAt } from './tally';

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

const tally = (loads: number, failures: number): Tally => ({
  loads,
  failures: { network: failures },
  fallbacks: 0,
  times: Array.from({ length: 13 }, () => 0),
});
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
  [18, 2, 100, 0, true],
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

test('it says of how many how many failed, and what was allowed', () => {
  expect(failing(tally(15, 5))).toEqual([
    {
      remote: 'mfe-money',
      version: '1.1.0',
      reason: '5 of 20 attempts failed (25.0 %, allowed 5.0 %)',
    },
  ]);
});

test('a canary that is out of use already is not taken out again', () => {
  const removed = [{ remote: 'mfe-money', version: '1.1.0', since: '', reason: '' }];
  const quarantine = { ...NO_QUARANTINE, removed };
  expect(failingCanaries(registry, quarantine, { 'mfe-money@1.1.0': tally(0, 50) })).toEqual([]);
});

describe('a tally', () => {
  const event = { remote: 'mfe-money', version: '1.1.0', source: 'canary', failure: null } as const;

  it('leaves out what somebody asked for by hand', () => {
    expect(talliesOf([{ ...event, source: 'override', ms: 5, fallback: false }])).toEqual({});
  });

  it.each([
    [0.5, 100],
    [0.95, 4000],
  ])('knows the time that %d of the loads stayed under, to its class: %i ms', (share, ms) => {
    const times = [...Array.from({ length: 19 }, () => 80), 3000, 3000];
    const events = times.map((each) => ({ ...event, ms: each, fallback: false }));
    const found = talliesOf(events)['mfe-money@1.1.0'];
    expect(found && timeAt(found, share)).toBe(ms);
  });

  it('without loads knows no time', () => {
    expect(timeAt(tally(0, 3), 0.5)).toBeNull();
  });
});
