import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^v1\.([^.]+)\.([A-Za-z0-9+/=]+)$/;

type Keys = readonly { readonly id: string; readonly key: Buffer }[];

export class UnsealableError extends Error {
  constructor(readonly reason: 'format' | 'key' | 'seal') {
    super(`A sealed text cannot be opened (${reason}).`);
    this.name = 'UnsealableError';
  }
}

/**
 * Seals as `v1.<keyId>.<base64 of iv, tag, ciphertext>`. The first key seals and every key opens, but only with the
 * same context.
 */
export class Keyring {
  readonly #keys: Keys;

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  seal(text: string, context: string): string {
    const [current] = this.#keys;
    if (!current) throw new UnsealableError('key');
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, current.key, iv).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    const packed = Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
    return `v1.${current.id}.${packed}`;
  }

  /** Throws an `UnsealableError`. */
  open(sealed: string, context: string): string {
    const [, keyId, packed] = SEALED.exec(sealed) ?? [];
    if (keyId === undefined || packed === undefined) throw new UnsealableError('format');
    const found = this.#keys.find(({ id }) => id === keyId);
    if (!found) throw new UnsealableError('key');
    try {
      return decipher(found.key, Buffer.from(packed, 'base64'), Buffer.from(context));
    } catch {
      throw new UnsealableError('seal');
    }
  }

  isStale(sealed: string): boolean {
    return SEALED.exec(sealed)?.[1] !== this.#keys[0]?.id;
  }
}

function decipher(key: Buffer, packed: Buffer, context: Buffer): string {
  const iv = packed.subarray(0, IV_BYTES);
  const tag = packed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const opener = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
    .setAAD(context)
    .setAuthTag(tag);
  const text = opener.update(packed.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([text, opener.final()]).toString('utf8');
}
