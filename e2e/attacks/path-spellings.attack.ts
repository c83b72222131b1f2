import { newOwner, type Owner } from './support/account';
import { atDesk, atSite } from './support/client';
import { rawRequest } from './support/raw';
import { attacked } from './support/attacked';

let owner: Owner;

beforeAll(async () => {
  owner = await newOwner('paths');
});

/** These paths try to leave the folders that are served. They are sent without normalization. */
const TRAVERSALS = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/%252e%252e/%252e%252e/etc/passwd',
  '/..%5c..%5c..%5cetc%5cpasswd',
  '/....//....//....//etc/passwd',
  '/assets/../../../../etc/passwd',
  '//etc/passwd',
  '/file:///etc/passwd',
  '/remotes/../../keys/private.json',
  '/remotes/..%2f..%2fkeys%2fprivate.json',
  '/remotes/%2e%2e/%2e%2e/keys/registry.key',
  '/remotes/..%00/keys',
  '/remotes/.tokens',
  '/remotes/mfe-legal/../../../data/halyard.db',
  '/..%c0%af..%c0%afetc/passwd',
  '/%00../../etc/passwd',
  '/index.html%00.png',
  '/../data/halyard.db',
  '/.git/config',
  '/.env',
  '/package.json',
  '/server.mjs',
] as const;

/** These are different spellings of addresses of data. A response with data must forbid caching. */
const SPELLINGS = [
  '/api/finance/accounts/',
  '/api/finance/accounts?',
  '/api/finance/accounts?x=%2f..',
  '/api/finance//accounts',
  '//api/finance/accounts',
  '/API/finance/accounts',
  '/api/finance/accounts;jsessionid=1',
  '/api/finance/accounts/x.css',
  '/api/finance/accounts%2f',
  '/api/finance/accounts%3fx.css',
  '/api/finance/./accounts',
  '/x/../api/finance/accounts',
] as const;

describe('path spellings', () => {
  test.each(TRAVERSALS)('%s cannot read a file that is not served', async (path) => {
    for (const client of [atSite(), atDesk()]) {
      const { status, text } = await client.get(path);
      expect(status).toBeLessThan(500);
      expect(text).not.toMatch(/root:|PRIVATE KEY|"private"|SQLite format|\[core\]|"workspaces"/);
      // An unknown path may return the page of the shell, which holds no data.
      if (status === 200) expect(text).toMatch(/^<!doctype html>/i);
    }
  });

  test.each(SPELLINGS)('%s never answers with data that a cache may store', async (path) => {
    const answer = await owner.client.get(path);
    expect(answer.status).toBeLessThan(500);
    const isData = answer.headers['content-type']?.includes('json') ?? false;
    if (isData) expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['an absolute address', 'GET http://evil.example/api/finance/accounts HTTP/1.1'],
    ['an address with a user', 'GET http://a@money.example/api/finance/accounts HTTP/1.1'],
    ['an escaped letter (S20)', 'GET /%61pi/finance/accounts HTTP/1.1'],
    ['two escaped letters (S20)', 'GET /%61%70i/finance/accounts HTTP/1.1'],
    [
      'an escaped letter and a query (S20)',
      'GET /%61pi/finance/accounts?userId=demo_user HTTP/1.1',
    ],
    ['a path of 100 kB', `GET /${'a'.repeat(100_000)} HTTP/1.1`],
    ['half an escape', 'GET /api/finance/accounts%2 HTTP/1.1'],
    ['a byte that is no text', 'GET /api/%ff%fe HTTP/1.1'],
    ['no path', 'GET  HTTP/1.1'],
    ['an old protocol', 'GET /api/finance/accounts HTTP/0.9'],
  ])('%s gets no failure and no answer that a cache may store', async (_, line) => {
    const url = attacked.site.urls[0] ?? '';
    const answer = await rawRequest(
      url,
      `${line}\r\nHost: money.example\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
    const isData = /^HTTP\/1\.1 200[^]*content-type: application\/json/.test(answer);
    if (isData) expect(answer).toContain('cache-control: no-store');
  });
});
