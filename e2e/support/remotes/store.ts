import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRegistry, type Registry } from '@halyard/shared-contracts/remote/registry';

const DIGITS = 8;

/** A `Signed` is a registry as a browser receives it. */
export interface Signed {
  readonly text: string;
  readonly signature: string;
}

export function registryIn(store: string): Registry {
  const seq = readFileSync(join(store, 'current'), 'utf8').trim().padStart(DIGITS, '0');
  return parseRegistry(JSON.parse(readFileSync(join(store, 'registries', `${seq}.json`), 'utf8')));
}

/**
 * Signs a registry with the key of a store, as the store does. A test may sign a registry that the store would
 * refuse.
 */
export function signed(store: string, registry: object): Signed {
  const text = JSON.stringify(registry);
  const { signing } = JSON.parse(readFileSync(join(store, 'keys', 'ring.json'), 'utf8'));
  const key = createPrivateKey(readFileSync(join(store, 'keys', `${signing}.pem`)));
  const signature = sign(null, Buffer.from(text), key).toString('base64');
  return { text, signature: JSON.stringify({ keyId: signing, signature }) };
}

/** Stores a changed registry as the current one, signed and with the next number. */
export function changeRegistry(store: string, change: (registry: Registry) => Registry): Registry {
  const before = registryIn(store);
  const registry = { ...change(before), seq: before.seq + 1 };
  const { text, signature } = signed(store, registry);
  const name = String(registry.seq).padStart(DIGITS, '0');
  writeFileSync(join(store, 'registries', `${name}.json`), text);
  writeFileSync(join(store, 'registries', `${name}.sig`), signature);
  const draft = join(store, 'current.new');
  writeFileSync(draft, String(registry.seq));
  renameSync(draft, join(store, 'current'));
  return registry;
}
