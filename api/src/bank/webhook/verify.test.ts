import { createHash, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';
import { isSignedByBank } from './verify';

const NOW = new Date('2026-11-20T17:00:00Z');
const NOW_S = NOW.getTime() / 1000;
const BODY = Buffer.from('{\n  "webhook_type": "ITEM"\n}');

const bank = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const hash = (body: Buffer) => createHash('sha256').update(body).digest('hex');

interface Forgery {
  readonly head?: object;
  readonly claims?: object;
  readonly key?: typeof bank.privateKey;
}

function token({ head, claims, key = bank.privateKey }: Forgery = {}): string {
  const signed = [
    part({ alg: 'ES256', kid: 'k', typ: 'JWT', ...head }),
    part({ iat: NOW_S, request_body_sha256: hash(BODY), ...claims }),
  ].join('.');
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

let fetched: string[];
const keyOf = async (id: string): Promise<JsonWebKey | null> => {
  fetched.push(id);
  return id === 'k' ? bank.publicKey.export({ format: 'jwk' }) : null;
};

beforeEach(() => {
  fetched = [];
});

describe('a webhook', () => {
  test.each([
    ['fresh', {}],
    ['exactly five minutes old', { iat: NOW_S - 300 }],
    ['five seconds ahead of our clock', { iat: NOW_S + 5 }],
  ])('is genuine: %s', async (_, claims) => {
    const evidence = { rawBody: BODY, token: token({ claims }), now: NOW };
    expect(await isSignedByBank(evidence, keyOf)).toBe(true);
  });

  test.each<[string, string | undefined, Buffer]>([
    ['without a header', undefined, BODY],
    ['with an empty header', '', BODY],
    ['that is no token', 'a.b', BODY],
    ['with one part too many', `${token()}.x`, BODY],
    ['of parts that are no JSON', 'a.b.c', BODY],
    ['older than five minutes', token({ claims: { iat: NOW_S - 301 } }), BODY],
    ['from the future', token({ claims: { iat: NOW_S + 6 } }), BODY],
    ['without a time', token({ claims: { iat: null } }), BODY],
    ['with another body', token(), Buffer.from('{"webhook_type":"ITEM"}')],
    ['with an empty body', token(), Buffer.alloc(0)],
    ['with half a hash', token({ claims: { request_body_sha256: hash(BODY).slice(2) } }), BODY],
    ['signed by a stranger', token({ key: stranger.privateKey }), BODY],
    ['under an unknown key', token({ head: { kid: 'other' } }), BODY],
    ['with its signature cut', token().slice(0, -4), BODY],
    ['without a signature', `${token().split('.').slice(0, 2).join('.')}.`, BODY],
  ])('is refused: %s', async (_, presented, rawBody) => {
    expect(await isSignedByBank({ rawBody, token: presented, now: NOW }, keyOf)).toBe(false);
  });

  test.each(['none', 'HS256', 'RS256', 'ES384'])(
    'is refused before a key is fetched: %s',
    async (alg) => {
      const evidence = { rawBody: BODY, token: token({ head: { alg } }), now: NOW };
      expect(await isSignedByBank(evidence, keyOf)).toBe(false);
      expect(fetched).toEqual([]);
    },
  );
});
