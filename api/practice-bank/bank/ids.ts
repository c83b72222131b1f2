import { createHash, randomInt } from 'node:crypto';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

export interface IdSource {
  readonly seed: string;
  given: number;
}

function digest(source: IdSource, kind: string): Buffer {
  source.given += 1;
  return createHash('sha512').update(`${source.seed}:${kind}:${source.given}`).digest();
}

/** Returns an id in Plaid's format, 37 letters and digits. The same seed gives the same ids in the same order. */
export function nextId(source: IdSource, kind: string): string {
  return [...digest(source, kind).subarray(0, 37)]
    .map((byte) => ALPHABET.charAt(byte % ALPHABET.length))
    .join('');
}

/** Returns a token in Plaid's format, `access-sandbox-<uuid>`. */
export function nextToken(source: IdSource, kind: 'access' | 'public' | 'link'): string {
  const hex = digest(source, kind).toString('hex');
  const uuid = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ];
  return `${kind}-sandbox-${uuid.join('-')}`;
}

export function nextMask(source: IdSource): string {
  return String(digest(source, 'mask').readUInt32BE(0) % 10_000).padStart(4, '0');
}

export function requestId(): string {
  return Array.from({ length: 15 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
