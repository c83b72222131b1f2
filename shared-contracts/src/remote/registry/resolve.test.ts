import { NO_QUARANTINE, type Quarantine } from './quarantine';
import { type ResolveOptions, resolveRemote } from './resolve';
import type { Registry } from './schema';
import { sampleEntry, sampleRegistry } from './testing/sample-registry';

const IDS = Array.from({ length: 2000 }, (_, index) => `browser-${index}`);

const options = (changed: Partial<ResolveOptions> = {}): ResolveOptions => ({
  override: null,
  quarantine: NO_QUARANTINE,
  anonId: 'somebody',
  contract: { current: '1.0.0', supported: '^1.0.0' },
  ...changed,
});

const order = (registry: Registry, changed: Partial<ResolveOptions> = {}) =>
  resolveRemote(registry, 'mfe-money', options(changed)).candidates.map(
    ({ source, version }) => `${source} ${version}`,
  );

const refusals = (registry: Registry, changed: Partial<ResolveOptions> = {}) =>
  resolveRemote(registry, 'mfe-money', options(changed)).refused;

function withCanary(permille: number, salt = 'a'): Registry {
  const { channels } = sampleRegistry().remotes['mfe-money']!;
  return sampleRegistry({
    channels: { ...channels, canary: { version: '1.2.0', permille, salt } },
  });
}

const chosen = (permille: number, salt?: string) =>
  IDS.filter((anonId) => order(withCanary(permille, salt), { anonId })[0] === 'canary 1.2.0');

const without = (...versions: (string | null)[]): Quarantine => ({
  schema: 1,
  revision: 1,
  removed: versions.map((version) => ({
    remote: 'mfe-money',
    version,
    since: '2026-11-20T10:00:00Z',
    reason: 'a test',
  })),
});

describe('a canary', () => {
  test.each([10, 100, 250, 500, 900])(
    'of %i permille reaches that share within two points',
    (permille) => {
      expect(Math.abs(chosen(permille).length / IDS.length - permille / 1000)).toBeLessThan(0.02);
    },
  );

  test.each([
    [0, 0],
    [1000, IDS.length],
  ])('of %i permille reaches %i of 2000', (permille, count) => {
    expect(chosen(permille)).toHaveLength(count);
  });

  test('reaches the same browsers each time, and all of them while it grows', () => {
    expect(chosen(100)).toEqual(chosen(100));
    const grown = new Set(chosen(250));
    expect(chosen(100).filter((id) => !grown.has(id))).toEqual([]);
  });

  test('with another salt reaches other browsers', () => {
    const before = new Set(chosen(100, 'a'));
    const both = chosen(100, 'b').filter((id) => before.has(id));
    expect(both.length).toBeLessThan(60);
  });

  test('is tried before stable and previous in selected browsers', () => {
    expect(order(withCanary(1000))).toEqual(['canary 1.2.0', 'stable 1.1.0', 'previous 1.0.0']);
    expect(order(withCanary(0))).toEqual(['stable 1.1.0', 'previous 1.0.0']);
  });
});

describe('an override', () => {
  test('has no other candidates, so that its failure is visible', () => {
    expect(order(withCanary(1000), { override: '1.0.0' })).toEqual(['override 1.0.0']);
  });

  test.each([
    ['that is not listed', '9.9.9', 'unknown'],
    ['in quarantine', '1.0.0', 'quarantined'],
  ])('%s is refused, and nothing takes its place', (_, override, reason) => {
    const given = { override, quarantine: without('1.0.0') };
    expect(order(sampleRegistry(), given)).toEqual([]);
    expect(refusals(sampleRegistry(), given)).toEqual([
      { source: 'override', version: override, reason },
    ]);
  });
});

describe('a version', () => {
  const versions = (changed: Parameters<typeof sampleEntry>[1]) =>
    sampleRegistry({
      channels: { stable: '1.1.0', previous: '1.0.0', canary: null },
      versions: { '1.0.0': sampleEntry('1.0.0'), '1.1.0': sampleEntry('1.1.0', changed) },
    });

  test.each([
    ['in quarantine', versions({}), without('1.1.0'), 'quarantined'],
    [
      'that is revoked',
      versions({ published: { ...sampleEntry('1.1.0').published, state: 'revoked' } }),
      NO_QUARANTINE,
      'revoked',
    ],
    [
      'that needs a newer shell',
      versions({ contract: { builtWith: '1.1.0', requires: '^1.1.0' } }),
      NO_QUARANTINE,
      'incompatible',
    ],
    [
      'whose contract cannot be read',
      versions({ contract: { builtWith: 'new', requires: '^1.0.0' } }),
      NO_QUARANTINE,
      'unknown',
    ],
  ])('%s is skipped for the previous one', (_, registry, quarantine, reason) => {
    expect(order(registry, { quarantine })).toEqual(['previous 1.0.0']);
    expect(refusals(registry, { quarantine })).toEqual([
      { source: 'stable', version: '1.1.0', reason },
    ]);
  });
});

describe('a remote', () => {
  test('that is killed has no candidate', () => {
    expect(order(sampleRegistry({ killed: true }))).toEqual([]);
    expect(refusals(sampleRegistry({ killed: true })).map(({ reason }) => reason)).toEqual([
      'killed',
      'killed',
    ]);
  });

  test('that is in quarantine whole has no candidate', () => {
    expect(order(sampleRegistry(), { quarantine: without(null) })).toEqual([]);
  });

  test('that is unknown is refused with its name', () => {
    expect(resolveRemote(sampleRegistry(), 'mfe-other', options())).toEqual({
      candidates: [],
      refused: [{ source: 'stable', version: null, reason: 'unknown' }],
    });
  });
});
