import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { genuineWebhook, rotateBankKey } from './support/bank';
import { atSite, type Client } from './support/client';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Builds a token like the bank's, signed with a key of the attacker. */
function forged(body: string, head: object = {}, key: KeyObject = privateKey): string {
  const claims = {
    iat: Math.floor(Date.now() / 1000),
    request_body_sha256: createHash('sha256').update(body).digest('hex'),
  };
  const text = `${part({ alg: 'ES256', kid: 'made-up', ...head })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

/** Returns the bank's own token with other contents and its old signature. */
function changed(token: string, claims: object): string {
  const [head, , signature] = token.split('.');
  return [head, part(claims), signature].join('.');
}

const post = (client: Client, body: string, signature?: string) =>
  client.post('/api/plaid/webhook', Buffer.from(body), {
    'content-type': 'application/json',
    ...(signature !== undefined && { 'plaid-verification': signature }),
  });

const nowS = () => Math.floor(Date.now() / 1000);

describe('webhooks', () => {
  test('a webhook of the bank is accepted, so the refusals below are meaningful', async () => {
    const { body, signature } = await genuineWebhook();
    expect((await post(atSite(), body, signature)).status).toBe(200);
  });

  test.each<[string, (body: string, signature: string) => [string, string | undefined]]>([
    ['one without a signature', (body) => [body, undefined]],
    ['one with an empty signature', (body) => [body, '']],
    ['one that is signed with another key', (body) => [body, forged(body)]],
    ['one that asks for no algorithm', (body) => [body, forged(body, { alg: 'none' })]],
    ['one that asks for a shared secret', (body) => [body, forged(body, { alg: 'HS256' })]],
    ['one with a body that was changed', (body, signature) => [`${body} `, signature]],
    [
      'one with the signature of another body',
      (body, signature) => [body.replace('SYNC', 'XYNC'), signature],
    ],
    [
      'one with claims that were changed',
      (body, signature) => [body, changed(signature, { iat: nowS(), request_body_sha256: '' })],
    ],
    [
      'one with a time of last year',
      (body, signature) => [body, changed(signature, { iat: nowS() - 31_536_000 })],
    ],
    ['one with a fourth part', (body, signature) => [body, `${signature}.x`]],
    ['one with two parts', (body, signature) => [body, signature.split('.').slice(0, 2).join('.')]],
    ['one with a key id of a path', (body) => [body, forged(body, { kid: '../../etc/passwd' })]],
    ['one with a key id that is no text', (body) => [body, forged(body, { kid: { a: 1 } })]],
    [
      'one with a key of its own inside',
      (body) => [body, forged(body, { jwk: privateKey.export({ format: 'jwk' }) })],
    ],
    ['one whose header is no JSON', (body, signature) => [body, `x.${signature}`]],
  ])('%s is refused', async (_, forge) => {
    const { body, signature } = await genuineWebhook();
    const answer = await post(atSite(), ...forge(body, signature));
    expect([401, 503]).toContain(answer.status);
  });

  test('a body of more than 64 kB is refused before it is read', async () => {
    const { signature } = await genuineWebhook();
    expect((await post(atSite(), 'x'.repeat(70_000), signature)).status).toBe(413);
  });

  test('a body that was not sent as JSON is refused', async () => {
    const { body, signature } = await genuineWebhook();
    const answer = await atSite().post('/api/plaid/webhook', Buffer.from(body), {
      'content-type': 'text/plain',
      'plaid-verification': signature,
    });
    expect([401, 415]).toContain(answer.status);
  });

  test('200 invented key ids do not block the webhooks of the bank after a key change (S12)', async () => {
    const bank = atSite();
    const hear = async () => {
      const { body, signature } = await genuineWebhook();
      return (await post(bank, body, signature)).status;
    };
    // Each instance gets one webhook.
    expect([await hear(), await hear()]).toEqual([200, 200]);
    await rotateBankKey();
    await Promise.all(
      Array.from({ length: 200 }, (_, n) => post(atSite(), '{}', forged('{}', { kid: `no-${n}` }))),
    );
    expect(await hear()).toBe(200);
  });
});
