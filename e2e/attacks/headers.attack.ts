import { attacked } from './support/attacked';
import { newOwner, type Owner } from './support/account';
import { atSite } from './support/client';
import { rawRequest } from './support/raw';

let owner: Owner;

beforeAll(async () => {
  owner = await newOwner('headers');
});

/** This list has one address of each kind that the product serves. */
const KINDS = [
  '/',
  '/accounts',
  '/index.html',
  '/nothing.js',
  '/api/health',
  '/api/finance/accounts',
  '/api/nothing',
  '/remotes/nothing.js',
] as const;

/** These texts would reveal how the server is built. */
const INSIDES = /node_modules|\.ts:\d|at \w+ \(|SQLITE_|SqliteError|libsql|pg_|ECONN|stack/;

describe('headers', () => {
  test.each(KINDS)('no other site can frame %s', async (path) => {
    const { headers } = await atSite().get(path);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test.each(KINDS)('no browser may guess another type for %s', async (path) => {
    expect((await atSite().get(path)).headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(KINDS)('browsers use only https for %s', async (path) => {
    const { headers } = await atSite().get(path);
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000; includeSubDomains/);
  });

  test.each(['/api/finance/accounts', '/api/auth/session', '/api/auth/account', '/api/nothing'])(
    'no cache stores the answer of %s',
    async (path) => {
      expect((await owner.client.get(path)).headers['cache-control']).toBe('no-store');
    },
  );

  test('only scripts that the page names can run in it', async () => {
    const policy = (await atSite().get('/')).headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*(unsafe-inline|\*|https:(?!\/))/);
  });

  test.each(KINDS)('%s does not reveal which software serves it', async (path) => {
    const { headers } = await atSite().get(path);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });

  test.each([
    ['a body that is no JSON', '{', 'application/json'],
    ['a body of another type', 'x', 'application/xml'],
    ['a body of nothing', '', 'application/json'],
    ['a body with a prototype', '{"__proto__":{"email":"a@b.c"}}', 'application/json'],
    ['a body that is nested 5,000 deep', '['.repeat(5000), 'application/json'],
  ])('%s gets an answer that reveals nothing about the server', async (_, body, type) => {
    const answer = await atSite().post('/api/auth/log-in', Buffer.from(body), {
      'content-type': type,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toMatch(INSIDES);
  });

  test('an invented request id cannot add a second line to an answer', async () => {
    const answer = await atSite().get('/api/health', {
      'x-request-id': 'abcdefgh%0d%0aset-cookie: a=b',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['x-request-id']).not.toContain('set-cookie');
  });

  test.each([
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd'],
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['an unknown encoding', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['a header that is folded', 'X-A: 1\r\n Content-Length: 4\r\nContent-Length : 4\r\n\r\nabcd'],
    ['a length below zero', 'Content-Length: -1\r\n\r\n'],
  ])('%s cannot hide a second request', async (_, rest) => {
    const hidden = 'GET /api/health HTTP/1.1\r\nHost: money.example\r\n\r\n';
    const bytes = `POST /api/auth/log-in HTTP/1.1\r\nHost: money.example\r\n${rest}${hidden}`;
    const answer = await rawRequest(attacked.site.urls[0] ?? '', bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect(answer).not.toContain('"database"');
  });

  test.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND'])(
    'the answer to the method %s repeats no input',
    async (method) => {
      const bytes = `${method} /api/health HTTP/1.1\r\nHost: money.example\r\nX-Sent: sent-by-us\r\nConnection: close\r\n\r\n`;
      const answer = await rawRequest(attacked.site.urls[0] ?? '', bytes);
      expect(answer).not.toMatch(/^HTTP\/1\.1 [25]/);
      expect(answer).not.toContain('sent-by-us');
    },
  );
});
