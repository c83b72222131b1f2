import { generateKeyPairSync, sign } from 'node:crypto';
import type { Registry } from './schema';
import { sampleRegistry } from './testing/sample-registry';
import { verifyRegistry, type VerifyOptions } from './verify';

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  return { privateKey, raw: raw.toString('base64') };
}
const ours = newKey();
const KEYS = { k1: ours.raw };

const bytesOf = (registry: unknown) => new TextEncoder().encode(JSON.stringify(registry));
const signed = (bytes: Uint8Array, key = ours, keyId = 'k1') => ({
  keyId,
  signature: sign(null, bytes, key.privateKey).toString('base64'),
});

const judge = async (
  bytes: Uint8Array<ArrayBuffer>,
  signature: unknown,
  options: Partial<VerifyOptions> = {},
  keys: Readonly<Record<string, string>> = KEYS,
) => {
  const now = new Date('2026-11-21T00:00:00Z');
  return (await verifyRegistry(bytes, signature, keys, { now, highestSeq: 0, ...options })).verdict;
};

const good = bytesOf(sampleRegistry());

test('a registry with a valid signature is accepted', async () => {
  const now = new Date('2026-11-21T00:00:00Z');
  expect(await verifyRegistry(good, signed(good), KEYS, { now, highestSeq: 42 })).toEqual({
    verdict: 'ok',
    registry: sampleRegistry(),
  });
});

test.each([0, 1, 100, good.length - 1])(
  'a registry with a changed bit in byte %i is refused',
  async (place) => {
    const bytes = good.slice();
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    expect(await judge(bytes, signed(good))).toBe('bad-signature');
  },
);

test('a registry that another key signed under our key’s name is refused', async () => {
  expect(await judge(good, signed(good, newKey()))).toBe('bad-signature');
});

test('a registry that an unknown key signed is refused', async () => {
  expect(await judge(good, signed(good, newKey(), 'k9'))).toBe('unknown-key');
  expect(await judge(good, signed(good, ours, 'toString'))).toBe('unknown-key');
});

test('both keys are valid while one replaces the other, and a removed key is not', async () => {
  const next = newKey();
  const both = { k1: ours.raw, k2: next.raw };
  const byNext = bytesOf({ ...sampleRegistry(), keyId: 'k2' });
  expect(await judge(good, signed(good), {}, both)).toBe('ok');
  expect(await judge(byNext, signed(byNext, next, 'k2'), {}, both)).toBe('ok');
  expect(await judge(good, signed(good), {}, { k2: next.raw })).toBe('unknown-key');
});

test.each([
  [41, 'ok'],
  [42, 'ok'],
  [43, 'replayed'],
])('registry number 42 after number %i is %s', async (highestSeq, verdict) => {
  expect(await judge(good, signed(good), { highestSeq })).toBe(verdict);
});

test.each([
  ['2026-12-20T09:59:59Z', 'ok'],
  ['2026-12-20T10:00:00Z', 'expired'],
])('a registry that expires at 10:00 is at %s %s', async (now, verdict) => {
  expect(await judge(good, signed(good), { now: new Date(now) })).toBe(verdict);
});

const broken = (change: (registry: Registry) => unknown) => bytesOf(change(sampleRegistry()));
const entryOf = (registry: Registry) => registry.remotes['mfe-money']!.versions['1.1.0']!;

test.each([
  ['no JSON', new TextEncoder().encode('{')],
  ['another schema', broken((registry) => ({ ...registry, schema: 1 }))],
  ['the name of another key', broken((registry) => ({ ...registry, keyId: 'k2' }))],
  [
    'a file without a hash',
    broken((registry) => {
      entryOf(registry).files = { 'remoteEntry.0123456789.js': { bytes: 1, type: 'js' } as never };
      return registry;
    }),
  ],
  [
    'an entry that is not listed',
    broken((registry) => {
      entryOf(registry).files = {};
      return registry;
    }),
  ],
  [
    'a version without a contract',
    broken((registry) => {
      delete (entryOf(registry) as { contract?: unknown }).contract;
      return registry;
    }),
  ],
  [
    'a channel that names no version',
    broken((registry) => {
      registry.remotes['mfe-money']!.channels.stable = '9.9.9';
      return registry;
    }),
  ],
])('a registry with %s is refused in spite of a valid signature', async (_, bytes) => {
  expect(await judge(bytes, signed(bytes))).toBe('malformed');
});

test.each([null, {}, { keyId: 'k1', signature: 'short' }, 'k1'])(
  'the signature %j is refused as malformed',
  async (signature) => {
    expect(await judge(good, signature)).toBe('malformed');
  },
);

test('a page that cannot verify signatures refuses a registry', async () => {
  const { crypto } = globalThis;
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  expect(await judge(good, signed(good))).toBe('unverifiable');
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
});
