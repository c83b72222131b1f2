import { createHash, createPublicKey, type JsonWebKey, timingSafeEqual, verify } from 'node:crypto';
import * as v from 'valibot';

/** Older webhooks are refused, as Plaid recommends. */
const MAX_AGE_S = 5 * 60;
/** Clocks may differ by this much. */
const SKEW_S = 5;

const jsonPart = v.pipe(
  v.string(),
  v.transform((part) => Buffer.from(part, 'base64url').toString('utf8')),
  v.parseJson(),
);
const header = v.pipe(
  jsonPart,
  v.object({ alg: v.literal('ES256'), kid: v.pipe(v.string(), v.maxLength(128)) }),
);
const claims = v.pipe(jsonPart, v.object({ iat: v.number(), request_body_sha256: v.string() }));

export interface Evidence {
  readonly rawBody: Buffer;
  readonly token: string | undefined;
  readonly now: Date;
}

/**
 * Returns whether the bank signed these bytes within the last five minutes. `keyOf` returns null for an unknown or
 * retired key.
 */
export async function isSignedByBank(
  { rawBody, token, now }: Evidence,
  keyOf: (keyId: string) => Promise<JsonWebKey | null>,
): Promise<boolean> {
  const [first, second, signature, ...rest] = token?.split('.') ?? [];
  if (first === undefined || second === undefined || signature === undefined) return false;
  const head = v.safeParse(header, first);
  if (!head.success || rest.length > 0) return false;
  const key = await keyOf(head.output.kid);
  if (!key || !isSigned(`${first}.${second}`, signature, key)) return false;
  const body = v.safeParse(claims, second);
  return (
    body.success &&
    isRecent(body.output.iat, now) &&
    isSameHash(rawBody, body.output.request_body_sha256)
  );
}

function isSigned(signed: string, signature: string, key: JsonWebKey): boolean {
  const options = {
    key: createPublicKey({ key, format: 'jwk' }),
    dsaEncoding: 'ieee-p1363' as const,
  };
  return verify('sha256', Buffer.from(signed), options, Buffer.from(signature, 'base64url'));
}

function isRecent(issuedAtS: number, now: Date): boolean {
  const ageS = now.getTime() / 1000 - issuedAtS;
  return ageS <= MAX_AGE_S && ageS >= -SKEW_S;
}

function isSameHash(rawBody: Buffer, claimed: string): boolean {
  const actual = createHash('sha256').update(rawBody).digest();
  const expected = Buffer.from(claimed, 'hex');
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
