import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret } from './secret';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^v1\.([^.]+)\.([A-Za-z0-9+/=]+)$/;

/** Whose token it is. A sealed token moved to another row no longer opens. */
export interface TokenOwner {
  readonly userId: string;
  readonly itemId: string;
}

type Keys = readonly { readonly id: string; readonly key: Buffer }[];

/** A sealed token cannot be opened: its key is gone, or it was changed or moved. The person has to link again. */
export class TokenUnusableError extends Error {
  readonly code = 'TOKEN_UNUSABLE';

  constructor(reason: 'format' | 'key' | 'seal') {
    super(`A sealed bank token cannot be opened (${reason}).`);
    this.name = 'TokenUnusableError';
  }
}

/**
 * Seals bank tokens with AES-256-GCM as `v1.<keyId>.<base64 of iv, tag, ciphertext>`. The first key seals, every key of
 * the ring opens, so that a new key can be put in front of an old one.
 */
export class TokenVault {
  readonly #keys: Keys;

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  seal(token: Secret, owner: TokenOwner): string {
    const [current] = this.#keys;
    if (!current) throw new TokenUnusableError('key');
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, current.key, iv).setAAD(context(owner));
    const sealed = Buffer.concat([cipher.update(token.reveal(), 'utf8'), cipher.final()]);
    const packed = Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
    return `v1.${current.id}.${packed}`;
  }

  /** Throws a `TokenUnusableError`. */
  open(sealed: string, owner: TokenOwner): Secret {
    const [, keyId, packed] = SEALED.exec(sealed) ?? [];
    if (keyId === undefined || packed === undefined) throw new TokenUnusableError('format');
    const found = this.#keys.find(({ id }) => id === keyId);
    if (!found) throw new TokenUnusableError('key');
    try {
      return decipher(found.key, Buffer.from(packed, 'base64'), owner);
    } catch {
      throw new TokenUnusableError('seal');
    }
  }

  /** Whether a token still lies under an older key. */
  isStale(sealed: string): boolean {
    return SEALED.exec(sealed)?.[1] !== this.#keys[0]?.id;
  }
}

const context = ({ userId, itemId }: TokenOwner) => Buffer.from(`${userId}|${itemId}`);

function decipher(key: Buffer, packed: Buffer, owner: TokenOwner): Secret {
  const iv = packed.subarray(0, IV_BYTES);
  const tag = packed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const opener = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
    .setAAD(context(owner))
    .setAuthTag(tag);
  const text = opener.update(packed.subarray(IV_BYTES + TAG_BYTES));
  return new Secret(Buffer.concat([text, opener.final()]).toString('utf8'));
}
