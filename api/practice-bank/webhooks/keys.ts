import {
  createPrivateKey,
  generateKeyPairSync,
  type JsonWebKey,
  randomUUID,
  sign,
} from 'node:crypto';
import type { JWKPublicKey } from 'plaid';
import { PlaidFault } from '../plaid-fault';

export interface SigningKey {
  readonly kid: string;
  readonly privateJwk: JsonWebKey;
  readonly createdAtSec: number;
  expiredAtSec: number | null;
}

export function newSigningKey(now: Date): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    kid: randomUUID(),
    privateJwk: privateKey.export({ format: 'jwk' }),
    createdAtSec: Math.floor(now.getTime() / 1000),
    expiredAtSec: null,
  };
}

/** Throws INVALID_WEBHOOK_VERIFICATION_KEY_ID if no key has that id. */
export function publicKey(keys: readonly SigningKey[], kid: string): JWKPublicKey {
  const key = keys.find((one) => one.kid === kid);
  if (!key) throw new PlaidFault('INVALID_WEBHOOK_VERIFICATION_KEY_ID');
  return {
    alg: 'ES256',
    created_at: key.createdAtSec,
    crv: 'P-256',
    expired_at: key.expiredAtSec,
    kid: key.kid,
    kty: 'EC',
    use: 'sig',
    x: key.privateJwk.x ?? '',
    y: key.privateJwk.y ?? '',
  };
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export function signJwt(key: SigningKey, claims: unknown): string {
  const text = `${encode({ alg: 'ES256', kid: key.kid, typ: 'JWT' })}.${encode(claims)}`;
  const privateKey = createPrivateKey({ key: key.privateJwk, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(text), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `${text}.${signature.toString('base64url')}`;
}
