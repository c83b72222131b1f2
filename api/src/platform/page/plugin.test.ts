import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testApi, type TestApi } from '../../testing/test-api';

const INDEX = `<!doctype html><html><head><!-- halyard-preloads -->
<script type="application/json" id="halyard-registry"></script></head><body></body></html>`;
const A_HASH = `sha384-${'A'.repeat(64)}`;
const MONEY = {
  version: '1.0.0',
  contract: '1.0.0',
  global: 'mfe_money__1_0_0',
  base: '/remotes/mfe-money/1.0.0-abc/',
  entry: 'remoteEntry.0123456789.js',
  routes: [
    {
      path: '/budget',
      title: 'Budget </script>',
      loading: '…',
      preload: ['a.0123456789.js', 'b.0123456789.css', 'c.woff2'],
    },
    { path: '/', title: 'Home', loading: '…', preload: ['home.0123456789.js', 'no-hash.js'] },
  ],
  files: {
    'a.0123456789.js': { integrity: A_HASH, bytes: 7 },
    'b.0123456789.css': { integrity: A_HASH, bytes: 7 },
    'c.woff2': { integrity: A_HASH, bytes: 7 },
    'home.0123456789.js': { integrity: A_HASH, bytes: 7 },
    'no-hash.js': { integrity: '"><script>', bytes: 7 },
  },
};
const REGISTRY = { schema: 1, remotes: { 'mfe-money': MONEY } };

let root: string;
let api: TestApi;

function write(path: string, content: string | Buffer): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'halyard-web-'));
  write('shell/index.html', INDEX);
  write('shell/favicon.svg', '<svg/>');
  write('shell/assets/main.0123456789.js', 'shell()');
  write('shell/assets/main.0123456789.js.br', brotliCompressSync('shell()'));
  write('remotes/registry.json', JSON.stringify(REGISTRY));
  write('remotes/mfe-money/1.0.0-abc/a.0123456789.js', 'money()');
  write('remotes/mfe-money/1.0.0-abc/remote.json', '{}');
  write('remotes/mfe-money/1.0.0-abc/index.html', '<p>money alone</p>');
  write('secret.txt', 'outside');
  api = await testApi({ WEB_ROOT: root });
});
afterEach(async () => {
  await api.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers = {}) => api.visitor().call('GET', url, { headers });

describe('GET /', () => {
  it.each(['/', '/budget', '/budget/', '/budget?month=2025-05', '/no/such/screen', '/index.html'])(
    'answers %s with the page of the shell, asked about each time',
    async (path) => {
      const answer = await get(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).toContain('<body></body>');
    },
  );

  it('carries the registry inside, where no text of it can end the element', async () => {
    const { body } = await get('/');
    const [, inlined = ''] = /id="halyard-registry">(.*?)<\/script>/s.exec(body) ?? [];
    expect(JSON.parse(inlined)).toEqual(REGISTRY);
    expect(inlined).not.toContain('<');
  });

  it('asks at once, by its hash, for each script and style that the route needs', async () => {
    const tags = async (path: string) => (await get(path)).body.match(/<link[^>]*>/g) ?? [];
    const base = '/remotes/mfe-money/1.0.0-abc/';
    const checked = `integrity="${A_HASH}" crossorigin="anonymous"`;
    expect(await tags('/budget')).toEqual([
      `<link rel="preload" as="script" href="${base}a.0123456789.js" ${checked}>`,
      `<link rel="preload" as="style" href="${base}b.0123456789.css" ${checked}>`,
    ]);
    expect(await tags('/budget/')).toHaveLength(2);
    expect(await tags('/')).toEqual([
      `<link rel="preload" as="script" href="${base}home.0123456789.js" ${checked}>`,
    ]);
    expect(await tags('/elsewhere')).toEqual([]);
  });

  it('follows the registry as soon as it changes', async () => {
    await get('/');
    write('remotes/registry.json', JSON.stringify({ ...REGISTRY, remotes: {} }));
    utimesSync(join(root, 'remotes/registry.json'), 1, 1);
    const { body } = await get('/');
    expect(body).toContain('{"schema":1,"remotes":{}}');
    expect(body).not.toContain('<link');
  });

  it('is served without a registry as well', async () => {
    rmSync(join(root, 'remotes/registry.json'));
    expect((await get('/')).body).toContain('id="halyard-registry"></script>');
  });

  it('is told to a browser that has it already', async () => {
    const { headers } = await get('/budget');
    const again = await get('/budget', { 'if-none-match': String(headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await get('/', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(200);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s for those who take it', async (encoding, decompress) => {
    const answer = await get('/budget', { 'accept-encoding': `deflate, ${encoding}` });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['vary']).toBe('accept-encoding');
    expect(decompress(answer.rawPayload).toString()).toBe((await get('/budget')).body);
  });

  it('answers HEAD like GET', async () => {
    const answer = await api.app.inject({ method: 'HEAD', url: '/budget' });
    expect(answer.statusCode).toBe(200);
  });
});

describe('a file', () => {
  it.each([
    ['/assets/main.0123456789.js', 'public, max-age=31536000, immutable', 'shell()'],
    ['/favicon.svg', 'no-cache', '<svg/>'],
    [
      '/remotes/mfe-money/1.0.0-abc/a.0123456789.js',
      'public, max-age=31536000, immutable',
      'money()',
    ],
    ['/remotes/mfe-money/1.0.0-abc/remote.json', 'public, max-age=31536000, immutable', '{}'],
    ['/remotes/mfe-money/1.0.0-abc/', 'no-cache', '<p>money alone</p>'],
    ['/remotes/registry.json', 'no-store', JSON.stringify(REGISTRY)],
  ])('%s is kept as %s', async (path, cacheControl, content) => {
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

  it.each([
    '/assets/main.ffffffffff.js',
    '/missing.png',
    '/remotes/mfe-money/9.9.9/remoteEntry.js',
    '/remotes/mfe-money/9.9.9/',
    '/remotes',
    '/remotes/..%2f..%2fsecret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
  ])('%s is missing, and the page does not stand in for it', async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain('<body>');
    expect(answer.body).not.toContain('outside');
  });
});

describe('what is neither a page nor a file', () => {
  it('of the api is told in JSON', async () => {
    expect((await get('/api/nothing')).json().code).toBe('NOT_FOUND');
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('%s / is not found', async (method) => {
    expect((await api.visitor().call(method, '/')).statusCode).toBe(404);
  });

  it('is text when no site is built', async () => {
    const bare = await testApi();
    const answer = await bare.visitor().get('/');
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not found']);
    await bare.close();
  });
});
