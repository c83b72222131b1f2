import { generateKeyPairSync, sign } from 'node:crypto';
import {
  type KeyRing,
  parseRegistry,
  type Registry,
  type RegistryEntry,
  type RegistryRemote,
} from '@halyard/shared-contracts/remote/registry';
import type { Candidate } from '../loader/candidates';

const HASH = `sha384-${'A'.repeat(64)}`;

/** Builds one version of `mfe-money` that owns /budget. */
export function entry(version: string, part: Partial<RegistryEntry> = {}): RegistryEntry {
  return {
    base: `/remotes/mfe-money/${version}/`,
    entry: 'remoteEntry.js',
    global: `mfe_money__${version.replaceAll('.', '_')}`,
    contract: { builtWith: '1.0.0', requires: '^1.0.0' },
    routes: [{ path: '/budget', title: 'Budget', loading: 'Loading budget data...', preload: [] }],
    owns: { slices: ['money'], endpoints: ['money'], css: 'mone' },
    files: {
      'remoteEntry.js': { integrity: HASH, bytes: 10, type: 'js' },
      'style.css': { integrity: HASH, bytes: 10, type: 'css' },
    },
    published: { at: '2025-06-30T08:00:00Z', by: 'a test', commit: null, state: 'live' },
    ...part,
  };
}

/** Builds `mfe-money` with these channels. Every version that they name is listed. */
export function moneyRemote(
  channels: Partial<RegistryRemote['channels']>,
  part: Partial<RegistryRemote> = {},
): RegistryRemote {
  const whole = { stable: '1.0.0', previous: null, canary: null, ...channels };
  const names = [whole.stable, whole.previous, whole.canary?.version].filter((name) => !!name);
  return {
    owner: 'team-money',
    critical: false,
    killed: false,
    channels: whole,
    versions: Object.fromEntries(names.map((name) => [name ?? '', entry(name ?? '')])),
    ...part,
  };
}

/** Builds a registry with `mfe-money` that is valid on 2025-06-30. */
export function registryWith(remote: RegistryRemote, part: Partial<Registry> = {}): Registry {
  return parseRegistry({
    schema: 2,
    seq: 1,
    issued: '2025-06-01T00:00:00Z',
    expires: '2025-07-30T00:00:00Z',
    keyId: 'k1',
    contract: { current: '1.0.0', supported: '^1.0.0' },
    remotes: { 'mfe-money': remote },
    ...part,
  });
}

export const candidate = (version: string, part: Partial<Candidate> = {}): Candidate => ({
  remote: 'mfe-money',
  source: 'stable',
  version,
  entry: entry(version),
  ...part,
});

/** Creates a key pair with its ring, and signs registries. */
export function signer() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const keys: KeyRing = { k1: Buffer.from(x, 'base64url').toString('base64') };
  return {
    keys,
    sign(registry: Registry) {
      const text = JSON.stringify(registry);
      const signature = sign(null, Buffer.from(text), privateKey).toString('base64');
      return { text, signature: { keyId: 'k1', signature } };
    },
  };
}
