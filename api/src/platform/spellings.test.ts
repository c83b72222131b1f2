import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { countOf } from '@halyard/shared-contracts/testing/thorough';
import fc from 'fast-check';
import { testApi, type TestApi } from '../testing/test-api';

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

let api: TestApi;
let folder: string;
let port: number;
let cookie: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-spellings-'));
  mkdirSync(join(folder, 'shell/assets'), { recursive: true });
  writeFileSync(
    join(folder, 'shell/index.html'),
    '<!doctype html><head></head><body>A page</body>',
  );
  writeFileSync(join(folder, 'shell/assets/a.js'), '1');
  api = await testApi({ WEB_ROOT: folder });
  const visitor = api.visitor();
  await visitor.post('/api/finance/accounts', { name: 'Jar', type: 'savings', balance: 1 });
  cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
  port = Number(new URL(await api.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a path exactly as spelled; a URL parser would normalize it. */
async function ask(path: string): Promise<Answer> {
  const request = get({ host: '127.0.0.1', port, path, headers: { cookie } });
  const [answer]: IncomingMessage[] = await once(request, 'response');
  if (!answer) throw new Error('no answer');
  const { statusCode = 0, headers } = answer;
  return { statusCode, headers, body: await text(answer) };
}

type Kind = 'data' | 'page' | 'other';

function kindOf({ headers, body }: Answer): Kind {
  const type = String(headers['content-type']);
  if (type.startsWith('application/json')) return 'data';
  return body.includes('A page') ? 'page' : 'other';
}

function expectHeadersOfKind(answer: Answer): void {
  const policy = String(answer.headers['content-security-policy']);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  if (kindOf(answer) === 'data') {
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(policy).toBe(API_POLICY);
  } else {
    expect(policy).toContain("script-src 'self'");
  }
}

const HOME = '/api/finance/accounts';

it.each<[string, number, Kind]>([
  [HOME, 200, 'data'],
  ['/%61pi/finance/accounts', 200, 'data'],
  ['/%61%70%69/%66inance/accounts?a=1', 200, 'data'],
  ['/api/nowhere', 404, 'data'],
  ['/%61pi/nowhere', 404, 'data'],
  ['/api', 404, 'data'],
  ['/api%2ffinance/accounts', 404, 'data'],
  ['//api/finance/accounts', 404, 'data'],
  ['/./api/finance/accounts', 404, 'data'],
  ['/assets/../api/finance/accounts', 404, 'data'],
  ['/%zz', 400, 'data'],
  ['/api/%zz', 400, 'data'],
  ['/apiary', 200, 'page'],
  ['/API/finance/accounts', 200, 'page'],
  ['/api/../accounts', 200, 'page'],
  ['/%2561pi/finance/accounts', 200, 'page'],
])('%s is answered with %d and the headers of %s', async (url, status, kind) => {
  const answer = await ask(url);
  expect([answer.statusCode, kindOf(answer)]).toEqual([status, kind]);
  expectHeadersOfKind(answer);
});

/** Returns a letter as it is, in the other case, or percent-encoded. */
const spelled = (letter: string) => {
  const code = (letter.codePointAt(0) ?? 0).toString(16).padStart(2, '0');
  return fc.constantFrom(
    letter,
    letter,
    `%${code}`,
    `%${code.toUpperCase()}`,
    letter.toUpperCase(),
  );
};

const NOISE = ['/', '//', '/./', '/x/../', '/%2e/', '/x/%2E%2e/', '%2f', '\\', '/;/', '/%00/'];

const spellings = fc
  .constantFrom(HOME, '/api/finance/accounts/an-id', '/api', '/apiary', '/accounts', '/assets/a.js')
  .chain((path) => {
    const parts = path.split('/').slice(1);
    const spelledParts = parts.map((part) => fc.tuple(...[...part].map(spelled)));
    const between = parts.map(() => fc.constantFrom('/', '/', ...NOISE));
    return fc.tuple(
      fc.tuple(...between),
      fc.tuple(...spelledParts),
      fc.constantFrom('', '/', '?a=/api', '#/api'),
    );
  })
  .map(
    ([between, parts, end]) =>
      `/${between
        .map((gap, at) => gap + (parts[at] ?? []).join(''))
        .join('')
        .replace(/^\//, '')}${end}`,
  );

it('every spelling of a path gets the headers that fit its response', async () => {
  await fc.assert(
    fc.asyncProperty(spellings, async (url) => {
      expectHeadersOfKind(await ask(url));
    }),
    { numRuns: countOf({ usual: 60, thorough: 5_000 }), seed: 16 },
  );
});
