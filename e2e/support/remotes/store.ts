import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRegistry, type Registry } from '@halyard/shared-contracts/remote/registry';

const DIGITS = 8;

/** A registry as a browser gets it. */
export interface Signed {
  readonly text: string;
  readonly signature: string;
}

/** The registry that is in force in a store. */
export function registryIn(store: string): Registry {
  const seq = readFileSync(join(store, 'current'), 'utf8').trim().padStart(DIGITS, '0');
  return parseRegistry(JSON.parse(readFileSync(join(store, 'registries', `${seq}.json`), 'utf8')));
}

/** Signs a registry by the key of a store, as the store itself does; a test may sign what the store would refuse. */
export function signed(store: string, registry: object): Signed {
  const text = JSON.stringify(registry);
  const { signing } = JSON.parse(readFileSync(join(store, 'keys', 'ring.json'), 'utf8'));
  const key = createPrivateKey(readFileSync(join(store, 'keys', `${signing}.pem`)));
  const signature = sign(null, Buffer.from(text), key).toString('base64');
  return { text, signature: JSON.stringify({ keyId: signing, signature }) };
}

/** Puts a changed registry in force, signed and with the next number. */
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
