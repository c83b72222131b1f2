import type { Registry, RegistryRemote } from '../schema';
import type { RegistryEntry } from '../version-entry';

const INTEGRITY = `sha384-${'A'.repeat(64)}`;
const ENTRY = 'remoteEntry.0123456789.js';

export function sampleEntry(version: string, changed: Partial<RegistryEntry> = {}): RegistryEntry {
  return {
    base: `/remotes/mfe-money/${version}/`,
    entry: ENTRY,
    global: `mfe_money__${version.replace(/\W/g, '_')}`,
    contract: { builtWith: '1.0.0', requires: '^1.0.0' },
    routes: [{ path: '/budget', title: 'Budget', loading: 'Loading...', preload: [ENTRY] }],
    owns: { slices: [], endpoints: ['money'], css: 'mone' },
    files: { [ENTRY]: { integrity: INTEGRITY, bytes: 10, type: 'js' } },
    published: { at: '2026-11-20T10:00:00Z', by: 'ci', commit: null, state: 'live' },
    ...changed,
  };
}

/** The stable version is 1.1.0, the previous 1.0.0, and the canary 1.2.0 for a tenth. */
export function sampleRegistry(changed: Partial<RegistryRemote> = {}): Registry {
  return {
    schema: 2,
    seq: 42,
    issued: '2026-11-20T10:00:00Z',
    expires: '2026-12-20T10:00:00Z',
    keyId: 'k1',
    contract: { current: '1.0.0', supported: '^1.0.0' },
    remotes: {
      'mfe-money': {
        owner: 'team-money',
        critical: false,
        killed: false,
        channels: {
          stable: '1.1.0',
          previous: '1.0.0',
          canary: { version: '1.2.0', permille: 100, salt: 'a' },
        },
        versions: {
          '1.0.0': sampleEntry('1.0.0'),
          '1.1.0': sampleEntry('1.1.0'),
          '1.2.0': sampleEntry('1.2.0'),
        },
        ...changed,
      },
    },
  };
}
