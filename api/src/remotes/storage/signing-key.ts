import { createPrivateKey, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeyRing, RegistrySignature } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { layout } from './layout';
import { Refused } from './refused';
import { textOrNull } from './write-file';

const ringSchema = v.object({
  /** The key that signs; the others are only still, or already, believed. */
  signing: v.string(),
  keys: v.record(v.string(), v.string()),
});

interface Ring {
  readonly signing: string;
  readonly keys: KeyRing;
}

/** The public keys of a store; throws `Refused` when it has none yet. */
export async function keyRing(store: string): Promise<Ring> {
  const text = await textOrNull(join(layout(store).keys, 'ring.json'));
  if (text === null) throw new Refused('The store has no keys: run "npm run mfe -- keys new".');
  return v.parse(ringSchema, JSON.parse(text));
}

/** Signs the exact bytes of a registry; the bytes name the key, so it is chosen first. */
export async function signer(
  store: string,
): Promise<{ readonly keyId: string; sign(bytes: Uint8Array): RegistrySignature }> {
  const { signing: keyId } = await keyRing(store);
  const key = createPrivateKey(await readFile(join(layout(store).keys, `${keyId}.pem`)));
  return {
    keyId,
    sign: (bytes) => ({ keyId, signature: sign(null, bytes, key).toString('base64') }),
  };
}
