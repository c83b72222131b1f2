import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { join } from 'node:path';
import type { KeyRing, RegistrySignature } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { layout } from './layout';
import { Refused } from './refused';
import { textOrNull } from './write-file';

const ringSchema = v.object({
  /** The other keys only check signatures. */
  signing: v.string(),
  keys: v.record(v.string(), v.string()),
});

interface Ring {
  readonly signing: string;
  readonly keys: KeyRing;
}

export const parseRing = (text: string): Ring => v.parse(ringSchema, JSON.parse(text));

/** Throws `Refused` when the store has no keys. */
export async function keyRing(store: string): Promise<Ring> {
  const text = await textOrNull(layout(store).ring);
  if (text === null) throw new Refused('The store has no keys: run "npm run mfe -- keys new".');
  try {
    return parseRing(text);
  } catch {
    throw new Refused('The ring of keys (keys/ring.json) of the store cannot be read.');
  }
}

async function privateKey(store: string, keyId: string): Promise<KeyObject> {
  const pem = await textOrNull(join(layout(store).keys, `${keyId}.pem`));
  if (pem === null) {
    throw new Refused(
      `This machine does not have the key ${keyId}, which signs: run it where it is.`,
    );
  }
  try {
    return createPrivateKey(pem);
  } catch {
    throw new Refused(`The key ${keyId} (keys/${keyId}.pem) of the store cannot be read.`);
  }
}

export async function signer(
  store: string,
): Promise<{ readonly keyId: string; sign(bytes: Uint8Array): RegistrySignature }> {
  const { signing: keyId } = await keyRing(store);
  const key = await privateKey(store, keyId);
  return {
    keyId,
    sign: (bytes) => ({ keyId, signature: sign(null, bytes, key).toString('base64') }),
  };
}
