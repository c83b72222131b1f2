import { NO_QUARANTINE, type ResolveOptions } from '@halyard/shared-contracts/remote/registry';
import { entry, moneyRemote, registryWith } from '../testing/registry';
import { candidatesFor, type Memory } from './candidates';
import { circuit } from './circuit';

const OPTIONS: ResolveOptions = {
  override: null,
  quarantine: NO_QUARANTINE,
  anonId: 'a',
  contract: { current: '1.0.0', supported: '^1.0.0' },
};

const memory = (part: Partial<Memory> = {}): Memory => ({
  circuit: circuit(() => 0),
  lastKnownGood: () => null,
  serving: () => null,
  isDoubtful: () => false,
  isBanned: () => false,
  ...part,
});

const remote = moneyRemote(
  { stable: '1.1.0', previous: '1.0.0' },
  { versions: { '0.9.0': entry('0.9.0'), '1.0.0': entry('1.0.0'), '1.1.0': entry('1.1.0') } },
);
const registry = registryWith(remote);

const order = (part: Partial<Memory> = {}, options: Partial<ResolveOptions> = {}) =>
  candidatesFor(registry, 'mfe-money', { ...OPTIONS, ...options }, memory(part)).candidates.map(
    ({ version, source }) => `${version} ${source}`,
  );

test('stable comes first, then previous', () => {
  expect(order()).toEqual(['1.1.0 stable', '1.0.0 previous']);
});

test('the version that worked in this browser before comes last, once', () => {
  expect(order({ lastKnownGood: () => '0.9.0' })).toEqual([
    '1.1.0 stable',
    '1.0.0 previous',
    '0.9.0 last-known-good',
  ]);
  expect(order({ lastKnownGood: () => '1.0.0' })).toHaveLength(2);
});

test('a version that left the registry is not tried', () => {
  expect(order({ lastKnownGood: () => '0.8.0' })).toHaveLength(2);
});

test('the version on screen stays first', () => {
  expect(order({ serving: () => '1.0.0' })[0]).toBe('1.0.0 previous');
});

test('a version that just failed twice is tried last', () => {
  const breaker = circuit(() => 0);
  breaker.failed('mfe-money@1.1.0');
  breaker.failed('mfe-money@1.1.0');
  expect(order({ circuit: breaker })).toEqual(['1.0.0 previous', '1.1.0 stable']);
});

test('a version that may have hung is tried last, and runs when there is no other', () => {
  const isDoubtful = (_: string, version: string) => version !== '1.0.0';
  expect(order({ isDoubtful })).toEqual(['1.0.0 previous', '1.1.0 stable']);
  const only = registryWith(moneyRemote({ stable: '1.1.0' }));
  expect(candidatesFor(only, 'mfe-money', OPTIONS, memory({ isDoubtful })).candidates).toEqual([
    expect.objectContaining({ version: '1.1.0', source: 'stable' }),
  ]);
});

test('a version that crashed twice is not tried again in this visit', () => {
  expect(order({ isBanned: (_, version) => version === '1.1.0' })).toEqual(['1.0.0 previous']);
});

test('a chosen version is the only candidate', () => {
  expect(order({ serving: () => '1.1.0' }, { override: '0.9.0' })).toEqual(['0.9.0 override']);
});

test('a quarantined version is refused, even if it worked before', () => {
  const since = '2025-06-30T08:00:00Z';
  const removed = ['1.1.0', '0.9.0'].map((version) => ({
    remote: 'mfe-money',
    version,
    since,
    reason: 'too many failures',
  }));
  const quarantine = { schema: 1, revision: 1, removed } as const;
  expect(order({ lastKnownGood: () => '0.9.0' }, { quarantine })).toEqual(['1.0.0 previous']);
});
