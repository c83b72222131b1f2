import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { NO_QUARANTINE, verifyRegistry } from '@halyard/shared-contracts/remote/registry';
import { testStore, type TestStore } from '../../remotes/testing/test-store';
import { testApi, type TestApi } from '../../testing/test-api';

const INDEX = `<!doctype html><html><head><!-- halyard-preloads -->
<script type="application/json" id="halyard-registry"></script></head><body></body></html>`;
const SOURCES = {
  'a.0123456789.js': 'money()',
  'b.0123456789.css': '.mone_a{color:red}',
  'home.0123456789.js': 'home()',
};
const ROUTES = [
  {
    path: '/budget',
    title: 'Budget </script>',
    loading: 'Loading <budget> & more...',
    preload: ['a.0123456789.js', 'b.0123456789.css'],
    reads: ['/api/finance/budget?userId=demo_user&month=2025-05', '/api/finance/accounts'],
  },
  { path: '/', title: 'Home', loading: '…', preload: ['home.0123456789.js'] },
];

let root: string;
let api: TestApi;
let remotes: TestStore;

function write(path: string, content: string | Buffer): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'halyard-web-'));
  write('shell/index.html', INDEX);
  write('shell/logo.svg', '<svg/>');
  write('shell/assets/main.0123456789.js', 'shell()');
  write('shell/assets/main.0123456789.js.br', brotliCompressSync('shell()'));
  write('secret.txt', 'outside');
  remotes = testStore();
  await remotes.publish('1.0.0', { sources: SOURCES, routes: ROUTES });
  api = await testApi({ WEB_ROOT: root, MFE_STORE: remotes.store });
});
afterEach(async () => {
  await api.close();
  remotes.remove();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers = {}) => api.visitor().call('GET', url, { headers });

// Covers P3-E1-4.
describe("the app's scripts in the page", () => {
  const SCRIPT =
    '<script data-app crossorigin="anonymous" defer integrity="sha384-a" src="/assets/main.js"></script>';
  const LINK =
    '<link as="script" fetchpriority="low" data-app crossorigin="anonymous" integrity="sha384-a" href="/assets/main.js">';
  const OPEN = { cookie: 'halyard_onboarded=1' };
  beforeEach(() => {
    const body = `<body><div id="root"></div>`;
    write('shell/index.html', INDEX.replace('</head>', `${SCRIPT}</head>`).replace('<body>', body));
    write('shell/welcome-view.html', '<div id="root">Welcome</div>');
  });

  it.each([
    ['wait at home, which fetches and starts them itself', '/', OPEN, LINK],
    ['start by themselves on other screens', '/budget', OPEN, SCRIPT],
    ['wait under the welcome screen, which is painted first', '/', {}, LINK],
  ])('%s', async (_, path, headers, tag) => {
    const { body } = await get(path, headers);
    expect(body.match(/<[^>]*data-app[^>]*>(?:<\/script>)?/g)).toEqual([tag]);
  });
});

// Covers P3-E1-2.
describe('the frame in the page', () => {
  const PLACE = '<p><!-- halyard-loading --></p>';
  const loadingAt = async (path: string) => (await get(path)).body.match(/<p>[^]*?<\/p>/g);
  beforeEach(() => write('shell/index.html', INDEX.replace('<body>', `<body>${PLACE}${PLACE}`)));

  it.each([
    ['of a screen of a remote', '/budget', 'Loading &lt;budget&gt; &amp; more...'],
    ['of any other screen', '/settings', 'Loading...'],
  ])('has the loading text %s', async (_, path, text) => {
    expect(await loadingAt(path)).toEqual([`<p>${text}</p>`, `<p>${text}</p>`]);
  });
});

// Covers P3-E1-8.
describe('the header that requests the first view', () => {
  const [OPEN, WINDOW] = ['halyard_onboarded=1', 'halyard_window=390.240.366'];

  it.each([
    ['/', `${OPEN}; ${WINDOW}`, true],
    ['/', `${WINDOW}; ${OPEN}`, true],
    ['/', OPEN, false],
    ['/', WINDOW, false],
    ['/', `${OPEN}; ${WINDOW}.9`, false],
    ['/budget', `${OPEN}; ${WINDOW}`, false],
  ])('comes with %s and the cookies %s: %s', async (path, cookie, isThere) => {
    const { headers } = await get(path, { cookie });
    const link = isThere ? '</api/first-view>; rel=preload; as=fetch; crossorigin' : undefined;
    expect(headers.link).toBe(link);
    const again = await get(path, { cookie, 'if-none-match': headers.etag });
    expect([again.statusCode, again.headers.link]).toEqual([304, link]);
  });
});

// Covers P3-E1-1, P3-E1-3.
describe('the welcome screen in the page', () => {
  const VIEW = '<div id="root">Welcome</div><script>before()</script>';
  const OPEN = { cookie: 'other=1; halyard_onboarded=1' };
  beforeEach(async () => {
    await api.close();
    write('shell/index.html', INDEX.replace('<body>', '<body><div id="root"></div>'));
    write('shell/welcome-view.html', VIEW);
    api = await testApi({ WEB_ROOT: root, MFE_STORE: remotes.store });
  });

  it.each([
    ['/', {}, true],
    ['/welcome', {}, true],
    ['/welcome/', {}, true],
    ['/', { cookie: 'halyard_onboarded=0' }, true],
    ['/', { cookie: 'not_halyard_onboarded=1' }, true],
    ['/', OPEN, false],
    ['/welcome', OPEN, false],
    ['/budget', {}, false],
    ['/standalone/mfe-money/budget', {}, false],
  ])('is in %s for a browser with the headers %j: %s', async (path, headers, isThere) => {
    const { body } = await get(path, headers);
    expect(body.includes('Welcome')).toBe(isThere);
    expect(body.match(/id="root"/g)).toHaveLength(1);
  });

  it('has its script in the policy and its own ETag, and is in no shared cache', async () => {
    const [fresh, open] = await Promise.all([get('/'), get('/', OPEN)]);
    const hash = createHash('sha256').update('before()').digest('base64');
    expect(fresh.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    expect(open.headers['content-security-policy']).not.toContain(hash);
    expect(fresh.headers.etag).not.toBe(open.headers.etag);
    expect(fresh.headers['cache-control']).toContain('private');
  });
});

describe('GET /', () => {
  it('gives each page load a nonce for its reports, hidden from scripts', async () => {
    const cookies = await Promise.all([get('/'), get('/')]).then((answers) =>
      answers.map(({ headers }) => String(headers['set-cookie'])),
    );
    expect(cookies[0]).toMatch(
      /^halyard-page=[\w.-]+; Max-Age=43200; Path=\/remotes\/telemetry; HttpOnly; SameSite=Strict$/,
    );
    expect(cookies[0]).not.toBe(cookies[1]);
  });

  it.each(['/', '/budget', '/budget/', '/budget?month=2025-05', '/no/such/screen', '/index.html'])(
    'responds to %s with the page of the shell, which is revalidated each time',
    async (path) => {
      const answer = await get(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('private, no-cache');
      expect(answer.body).toContain('<body></body>');
    },
  );

  it('contains the signed bytes unchanged, and their text cannot end the element', async () => {
    const { body } = await get('/');
    const inlined = (id: string) => body.split(`id="${id}">`)[1]?.split('</script>')[0] ?? '';
    expect(JSON.parse(inlined('halyard-quarantine'))).toEqual(NO_QUARANTINE);
    const verdict = await verifyRegistry(
      new TextEncoder().encode(inlined('halyard-registry')),
      JSON.parse(inlined('halyard-registry-signature')),
      remotes.keys,
      { now: remotes.world.now(), highestSeq: 1 },
    );
    expect(verdict.verdict).toBe('ok');
    expect(inlined('halyard-registry')).toContain('Budget \\u003c/script>');
  });

  it('preloads, with its hash, each script and style that the route needs', async () => {
    const tags = async (path: string) => (await get(path)).body.match(/<link[^>]*>/g) ?? [];
    const tag = (as: string, name: keyof typeof SOURCES) => {
      const hash = createHash('sha384').update(SOURCES[name]).digest('base64');
      return `<link rel="preload" as="${as}" href="/remotes/mfe-money/1.0.0/${name}" integrity="sha384-${hash}" crossorigin="anonymous">`;
    };
    expect(await tags('/budget')).toEqual([
      tag('script', 'a.0123456789.js'),
      tag('style', 'b.0123456789.css'),
    ]);
    expect(await tags('/budget/')).toHaveLength(2);
    expect(await tags('/')).toEqual([tag('script', 'home.0123456789.js')]);
    expect(await tags('/elsewhere')).toEqual([]);
  });

  it('names the reads that the route shows first', async () => {
    expect((await get('/budget')).body).toContain(
      '<meta name="halyard-reads" content="/api/finance/budget?userId=demo_user&amp;month=2025-05 /api/finance/accounts">',
    );
    expect((await get('/')).body).not.toContain('halyard-reads');
  });

  it('allows exactly the scripts in the page', async () => {
    const hash = createHash('sha256').update('ahead()').digest('base64');
    write('shell/index.html', INDEX.replace('</head>', '<script>ahead()</script></head>'));
    const { headers } = await get('/budget');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}' `);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect((await get('/api/health')).headers['content-security-policy']).not.toContain('sha256');
  });

  it('follows the registry and the quarantine as soon as they change', async () => {
    expect((await get('/budget')).body).toContain('<link');
    await remotes.run('kill', { target: 'money' });
    const { body } = await get('/budget');
    expect(body).toContain('"killed":true');
    expect(body).not.toContain('<link');
  });

  it('is served without a registry as well', async () => {
    remotes.remove();
    expect((await get('/')).body).toContain('id="halyard-registry"></script>');
  });

  it('is 304 for a browser that has it already', async () => {
    const { headers } = await get('/budget');
    const again = await get('/budget', { 'if-none-match': String(headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await get('/', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(200);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s for browsers that accept it', async (encoding, decompress) => {
    const answer = await get('/budget', { 'accept-encoding': `deflate, ${encoding}` });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['vary']).toBe('accept-encoding');
    expect(decompress(answer.rawPayload).toString()).toBe((await get('/budget')).body);
  });

  it('responds to HEAD as to GET', async () => {
    const answer = await api.app.inject({ method: 'HEAD', url: '/budget' });
    expect(answer.statusCode).toBe(200);
  });
});

describe('a file', () => {
  it.each([
    ['/assets/main.0123456789.js', 'public, max-age=31536000, immutable', 'shell()'],
    ['/logo.svg', 'no-cache', '<svg/>'],
  ])('%s is cached as %s', async (path, cacheControl, content) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe(cacheControl);
    expect(answer.body).toBe(content);
  });

  it('is sent as it was compressed at the build', async () => {
    const answer = await get('/assets/main.0123456789.js', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('shell()');
  });

  it.each(['/assets/main.ffffffffff.js', '/missing.png', '/..%2fsecret.txt', '/%2e%2e/secret.txt'])(
    '%s is a 404 and not the page',
    async (path) => {
      const answer = await get(path);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toContain('<body>');
      expect(answer.body).not.toContain('outside');
    },
  );
});

describe('what is neither a page nor a file', () => {
  it('is JSON under /api', async () => {
    expect((await get('/api/nothing')).json().code).toBe('NOT_FOUND');
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('is a 404 for %s /', async (method) => {
    expect((await api.visitor().call(method, '/')).statusCode).toBe(404);
  });

  it('is text when no site is built', async () => {
    const bare = await testApi();
    const answer = await bare.visitor().get('/');
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not found']);
    await bare.close();
  });
});
