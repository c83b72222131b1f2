import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testApi, type TestApi } from '../testing/test-api';
import { layout } from './storage/layout';
import { testStore, type TestStore } from './testing/test-store';

const page = (text: string) =>
  `<html><head><script type="application/json" id="halyard-registry"></script></head><body>${text}</body></html>`;

const shellOf = (text: string, file: string) => ({
  sources: { 'index.html': page(text), [`assets/${file}`]: text, 'logo.svg': `<svg>${text}</svg>` },
});

let api: TestApi;
let store: TestStore;
beforeEach(async () => {
  store = testStore();
  await store.goLive({ version: '1.0.0', ...shellOf('first', 'main.11111111.js') });
  api = await testApi({ MFE_STORE: store.store });
});
afterEach(async () => {
  await api.close();
  store.remove();
});

const get = (url: string) => api.visitor().get(url);
const bodyOf = async (url: string) => (await get(url)).body;
const promoteSecond = () =>
  store.goLive({ version: '2.0.0', ...shellOf('second', 'main.22222222.js') });

test('a running server serves a promoted shell at once, without a file of a build', async () => {
  expect(await bodyOf('/')).toContain('<body>first</body>');
  await promoteSecond();
  expect(await bodyOf('/budget')).toContain('<body>second</body>');
  expect(await bodyOf('/logo.svg')).toBe('<svg>second</svg>');
});

test('an open tab of an earlier shell still gets its files', async () => {
  await promoteSecond();
  const answer = await get('/assets/main.11111111.js');
  expect([answer.statusCode, answer.body]).toEqual([200, 'first']);
  expect(answer.headers['cache-control']).toContain('immutable');
});

// Covers P3-G1-3.
test('an open tab keeps its files while its shell is one of the last five', async () => {
  const statusAfter = async (count: number) => {
    for (let version = 2; version <= count; version += 1) {
      const file = `main.${String(version).repeat(8)}.js`;
      await store.goLive({ version: `${version}.0.0`, ...shellOf(`shell ${version}`, file) });
    }
    return (await get('/assets/main.11111111.js')).statusCode;
  };
  expect(await statusAfter(5)).toBe(200);
  await store.goLive({ version: '6.0.0', ...shellOf('sixth', 'main.66666666.js') });
  expect((await get('/assets/main.11111111.js')).statusCode).toBe(404);
  expect((await get('/assets/main.22222222.js')).statusCode).toBe(200);
});

test('a published shell that is not promoted is not served', async () => {
  const from = store.buildShell('2.0.0', shellOf('second', 'main.22222222.js'));
  await store.run('shell-publish', { from });
  expect(await bodyOf('/')).toContain('first');
  expect((await get('/assets/main.22222222.js')).statusCode).toBe(404);
});

test.each([
  '/shell.json',
  '/published.json',
  '/..%2fkeys%2fk1.pem',
  '/assets/..%2f..%2f..%2fkeys/ring.json',
])('%s is not a file of the shell', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});

test.each(['index.html', 'shell.json'])(
  'a shell whose %s was changed on the disk is not served; the earlier one is',
  async (file) => {
    await promoteSecond();
    writeFileSync(join(layout(store.store).shell('2.0.0'), file), page('changed'));
    expect(await bodyOf('/')).toContain('<body>first</body>');
  },
);

test('without a shell the address of a page returns 404', async () => {
  const empty = testStore();
  const bare = await testApi({ MFE_STORE: empty.store });
  expect((await bare.visitor().get('/')).statusCode).toBe(404);
  await bare.close();
  empty.remove();
});

test('a page that is changed on the disk after it was read is not sent', async () => {
  await get('/');
  writeFileSync(join(layout(store.store).shell('1.0.0'), 'index.html'), page('changed'));
  expect(await bodyOf('/')).toContain('<body>first</body>');
});
