import { THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { collectLog } from './testing/collect-log';
import { routesOf } from './testing/routes-of';
import { testApi, type TestApi } from './testing/test-api';

const FIELDS =
  'name type balance currency account_id date merchant category amount parts month assigned read provider premium employer gross personal goals message chatHistory email password title entries query question public_token item_id userId'.split(
    ' ',
  );
const WRONG = [null, [], {}, -1, 'x', true];

const wrongTypes = WRONG.map((_, shift) =>
  Object.fromEntries(FIELDS.map((field, index) => [field, WRONG[(index + shift) % WRONG.length]])),
);

const BODIES: readonly (readonly [string, unknown])[] = [
  ['text that is not JSON', '{'],
  ['nothing at all', ''],
  ['null', 'null'],
  ['a list', []],
  ['a number', 7],
  ['an empty object', {}],
  ['prototype keys', '{"__proto__":{"admin":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"admin":true}}}'],
  ['endless numbers', '{"amount":1e999,"balance":-1e308,"gross":1e300,"premium":0.001}'],
  ['deep nesting', `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`],
  [
    'control characters',
    { name: 'a\u0000b', message: '\u0000', query: '\u0001', email: '\u0000@b' },
  ],
  ['half a character', { name: '\ud800', message: '\ud800', query: '\udfff', question: '\ud800' }],
  ...wrongTypes.map((body, index) => [`wrong types ${index}`, body] as const),
];

const IDS = [
  'nope',
  '..%2f..%2fetc',
  '%00',
  '__proto__',
  'constructor',
  "1'%20or%20'1'='1",
  'x'.repeat(101),
  '%F0%9F%92%A9',
  '%E0%A4%A',
];

const QUERIES = [
  '?month=99',
  '?month[]=1',
  '?month=2025-06&month=2025-05',
  '?userId=',
  '?userId=a&userId=b',
  '?userId[x]=1',
  '?startDate=x',
  '?__proto__=1',
  '?__proto__[a]=1',
  '?%E0%A4%A',
];

/** In the usual run, each case tries an eighth of the routes, and each route gets an eighth of the cases. */
const EIGHTHS = 8;

const metBy = <T>(at: number, routes: readonly T[]): readonly T[] =>
  routes.filter((_, index) => THOROUGH || index % EIGHTHS === at % EIGHTHS);

const numbered = (cases: readonly string[]) => cases.map((text, at) => [text, at] as const);

/** This route accepts an empty body and would wait for the bank. */
const TAKES_ANYTHING = '/api/plaid/create-link-token';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
  await api.app.ready();
});
afterEach(() => api.close());

/** The practice bank does not run here, so some routes rightly answer 502. */
const expectNoFailure = (status: number, url: string) => {
  expect(status).not.toBe(500);
  if (!url.startsWith('/api/plaid')) expect(status).toBeLessThan(500);
};

describe('every route of the api', () => {
  it('is listed', () => {
    const urls = routesOf(api.app).map(({ method, url }) => `${method} ${url}`);
    expect(urls).toContain('PATCH /api/finance/transactions/:id');
    expect(urls).toContain('DELETE /api/ai/chat/history');
    expect(urls.length).toBeGreaterThan(40);
  });

  it.each(BODIES)('responds to a body of %s without failing', async (name, body) => {
    const at = BODIES.findIndex(([other]) => other === name);
    for (const { method, url } of metBy(at, routesOf(api.app))) {
      if (method === 'GET' || url === TAKES_ANYTHING) continue;
      const path = url.replace(':id', 'nope');
      const answer = await api.visitor().call(method, path, { body });
      expectNoFailure(answer.statusCode, url);
      if (answer.statusCode >= 400) {
        expect(answer.json()).toMatchObject({ success: false, error: expect.any(String) });
      }
    }
  });

  it.each(numbered(IDS))('responds to the id %s without failing', async (id, at) => {
    const withId = routesOf(api.app).filter((each) => each.url.includes(':id'));
    for (const { method, url } of metBy(at, withId)) {
      const body = method === 'DELETE' ? undefined : { read: true };
      const answer = await api.visitor().call(method, url.replace(':id', id), { body });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expectNoFailure(answer.statusCode, url);
      expect(answer.json().success).toBe(false);
    }
  });

  it.each(numbered(QUERIES))('responds to the query %s without failing', async (query, at) => {
    for (const { method, url } of metBy(at, routesOf(api.app))) {
      const answer = await api.visitor().call(method, url.replace(':id', 'nope') + query);
      expectNoFailure(answer.statusCode, url);
    }
  });

  it("refuses another user's id, in query and in body (a webhook has a signature instead)", async () => {
    for (const { method, url } of routesOf(api.app)) {
      const path = url.replace(':id', 'nope');
      const inQuery = await api.visitor().call(method, `${path}?userId=someone_else`);
      expect([inQuery.statusCode, url]).toEqual([403, url]);
      if (method === 'GET' || url === '/api/plaid/webhook') continue;
      const inBody = await api.visitor().call(method, path, { body: { userId: 'someone_else' } });
      expect([inBody.statusCode, url]).toEqual([403, url]);
    }
  });

  it('refuses a change requested by another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    for (const { method, url } of routesOf(api.app)) {
      if (method === 'GET') continue;
      const answer = await api.visitor().call(method, url.replace(':id', 'x'), { headers });
      expect(answer.json()).toMatchObject({ success: false, code: 'FOREIGN_ORIGIN' });
    }
  });

  it('is not cached and has the security headers', async () => {
    for (const { method, url } of routesOf(api.app)) {
      const { headers } = await api.visitor().call(method, url.replace(':id', 'x'));
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    }
  });
});

describe('a path that does not exist', () => {
  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['POST', '/api/finance/nothing'],
    ['DELETE', '/api/finance/accounts'],
  ] as const)('%s %s gets a JSON response', async (method, url) => {
    const answer = await api.visitor().call(method, url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ success: false, error: 'Not found', code: 'NOT_FOUND' });
  });
});

describe('a body', () => {
  it('of more than a megabyte is refused', async () => {
    const answer = await api.visitor().post('/api/ai/chat', { message: 'x'.repeat(1_100_000) });
    expect(answer.json().code).toBe('PAYLOAD_TOO_LARGE');
    expect(answer.statusCode).toBe(413);
  });

  it('that is not JSON is refused', async () => {
    const answer = await api.visitor().call('POST', '/api/ai/chat', {
      body: 'message=hello',
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.statusCode).toBe(415);
  });

  it.each([
    [
      '/api/finance/accounts',
      { name: 'Jar', type: 'savings', balance: 'secret' },
      'balance must be number',
    ],
    [
      '/api/finance/accounts',
      { name: 'Jar', type: 'savings', balance: 0.001 },
      'balance must be an amount with at most two decimals',
    ],
    ['/api/auth/log-in', { email: 'secret', password: 'long enough' }, 'email must be valid'],
    ['/api/ai/chat', 'null', 'must be Object'],
  ])(
    'sent to %s gets an error that says what is wrong without repeating the value',
    async (url, body, wrong) => {
      const answer = await api.visitor().post(url, body);
      expect(answer.json().error).toBe(`The request is not valid: ${wrong}`);
    },
  );
});

it('an unexpected failure is logged with its place in the code and without its message', async () => {
  const own = await testApi({ LOG_LEVEL: 'error' });
  own.app.get('/api/failing', () => {
    throw new Error('no row for\nann@example.com\n    in accounts');
  });
  await own.app.ready();
  const lines = collectLog(own.app);
  expect((await own.visitor().get('/api/failing')).statusCode).toBe(500);
  expect(lines.join()).toContain('app.test.ts');
  expect(lines.join()).not.toMatch(/example\.com|in accounts/);
  await own.close();
});
