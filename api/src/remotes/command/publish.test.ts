import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registryOf } from '../storage/registry-store';
import { type BuildOptions, testStore, type TestStore } from '../testing/test-store';

const OTHER = 'mfe-planning';
const routeOf = (path: string) => [{ path, title: 'Plan', loading: 'Loading...', preload: [] }];

let store: TestStore;
beforeEach(() => {
  store = testStore();
});
afterEach(() => store.remove());

const refused = (version: string, options: BuildOptions) =>
  store.publish(version, options).then(
    () => 'published',
    ({ message }: Error) => message,
  );

test('the first version is for everybody, and later ones are for nobody until they are promoted', async () => {
  await store.publish('1.0.0');
  await store.publish('1.1.0');
  const { remotes } = await registryOf(store.store);
  expect(remotes['mfe-money']?.channels).toEqual({ stable: '1.0.0', previous: null, canary: null });
  expect(Object.keys(remotes['mfe-money']?.versions ?? {})).toEqual(['1.0.0', '1.1.0']);
});

test('a published version cannot be published again', async () => {
  const from = store.build('1.0.0');
  await store.run('publish', { from });
  const again = store.run('publish', { from });
  await expect(again).rejects.toThrow('mfe-money@1.0.0 is published already.');
  await expect(again).rejects.toMatchObject({ isConflict: true });
});

test('a version without a route that users open now is refused, unless the command drops the route', async () => {
  await store.publish('1.0.0', { routes: [...routeOf('/budget'), ...routeOf('/income')] });
  const from = store.build('1.1.0', { routes: routeOf('/income') });
  const sentence = 'It has no screen for /budget, which users open now.';
  await expect(store.run('publish', { from })).rejects.toThrow(sentence);
  await expect(store.run('publish', { from, drops: ['/income'] })).rejects.toThrow(sentence);
  expect((await store.run('publish', { from, drops: ['/budget'] })).ok).toBe(true);
});

test('of two concurrent builds of one version, one is published completely', async () => {
  await store.publish('0.9.0');
  const builds = ['a', 'b'].map((text) => store.build('1.0.0', { sources: { 'extra.js': text } }));
  const both = await Promise.allSettled(builds.map((from) => store.run('publish', { from })));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { isConflict: true },
  });
  expect((await store.run('verify')).ok).toBe(true);
});

test('of two remotes that claim one address concurrently, one gets it', async () => {
  const routes = routeOf('/plan');
  const claims = [
    store.build('1.0.0', { routes }),
    store.build('1.0.0', {
      name: OTHER,
      routes,
      owns: { slices: [], endpoints: ['planning'], css: 'plan' },
    }),
  ];
  const both = await Promise.allSettled(claims.map((from) => store.run('publish', { from })));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a half-written version of a crash is overwritten', async () => {
  const leftover = join(store.store, 'artifacts/mfe-money/1.0.0');
  const from = store.build('1.0.0');
  await store.run('publish', { from });
  writeFileSync(join(store.store, 'audit.jsonl'), '');
  writeFileSync(join(leftover, 'half.js'), 'x');
  await store.run('publish', { from });
  expect((await store.run('verify')).ok).toBe(true);
});

test.each<[string, BuildOptions, string]>([
  [
    'a global that is not its version’s',
    { global: 'mfe_money' },
    'this version must be mfe_money__1_1_0',
  ],
  [
    'another version’s folder',
    { base: '/remotes/mfe-money/1.0.0/' },
    'not /remotes/mfe-money/1.1.0/',
  ],
  [
    'a newer contract',
    { contract: { builtWith: '1.2.0', requires: '^1.2.0' } },
    'the shell provides 1.0.0',
  ],
  [
    'a module that the shell shares in another major',
    { shared: { react: '^20.0.0' } },
    'It needs react ^20.0.0; the shell shares 19.3.1.',
  ],
  [
    'a module that the shell does not share',
    { shared: { vue: '^3.0.0' } },
    'the shell shares none',
  ],
  [
    'the route of another',
    { routes: routeOf('/assets') },
    'mfe-planning owns the route /assets already.',
  ],
  ...['/Assets', '/assets/', '/:any', '/*', '/%61ssets'].map(
    (path): [string, BuildOptions, string] => [
      `the route ${path}`,
      { routes: routeOf(path) },
      `The route ${path} must be of small letters, digits, - and _ alone.`,
    ],
  ),
  [
    'the slice of another',
    { owns: { slices: ['plan'], endpoints: [], css: 'mone' } },
    'mfe-planning owns the slice plan already.',
  ],
  [
    'endpoints that start like another’s',
    { owns: { slices: [], endpoints: ['planning2'], css: 'mone' } },
    'owns the endpoint prefix planning2 already.',
  ],
  [
    'the class prefix of another',
    { owns: { slices: [], endpoints: [], css: 'plan' } },
    'owns the class prefix plan already.',
  ],
  ['eval', { sources: { 'a.js': 'x=eval("1")' } }, 'a.js makes code of text'],
  [
    'new Function',
    { sources: { 'a.js': 'x=new Function("return 1")' } },
    'a.js makes code of text',
  ],
  [
    'a class without its prefix',
    { sources: { 'a.css': '.mone_a{}.card{}' } },
    'a.css styles ".card"',
  ],
  [
    'a style for every page',
    { sources: { 'a.css': '@media (width<9px){body{margin:0}}' } },
    'a.css styles "body"',
  ],
  [
    'a file over the limit',
    { sources: { 'lazy.js': `//${'x'.repeat(600_001)}` } },
    'lazy.js has 601 kB, over the limit of 600 kB for a file.',
  ],
  [
    'a screen over its budget',
    {
      sources: { 'big.js': `//${'x'.repeat(80_001)}` },
      routes: [{ path: '/big', title: 'Big', loading: '…', preload: ['big.js'] }],
    },
    '/big takes 81 kB, over the budget of 80 kB.',
  ],
])('a version with %s is refused', async (_, options, sentence) => {
  await store.goLive();
  await store.publish('1.0.0', {
    name: OTHER,
    routes: routeOf('/assets'),
    owns: { slices: ['plan'], endpoints: ['planning'], css: 'plan' },
  });
  expect(await refused('1.1.0', options)).toContain(sentence);
});

test.each(['function isFunction(a){return a}', 'Function("return this")()', '"eval"'])(
  '%s does not count as code from text',
  async (source) => {
    expect(await refused('1.0.0', { sources: { 'a.js': source } })).toBe('published');
  },
);

test.each([
  '.mone_a .mone_b:hover,.mone_c>span{color:red}',
  '@keyframes mone_turn{from{opacity:0}50.5%{opacity:.5}to{opacity:1}}',
  '.mone_a{&:hover{color:red}@media (width<9px){color:blue}}',
  '.mone_a{background:url("x.card{")}',
  '/* .card{} */.mone_a{margin:-.5em}',
])('%s styles only its own classes', async (css) => {
  expect(await refused('1.0.0', { sources: { 'a.css': css } })).toBe('published');
});

describe('a build', () => {
  const publishing = async (change: (from: string) => void) => {
    const from = store.build('1.0.0', { sources: { 'a.js': 'a()' } });
    change(from);
    return store.run('publish', { from }).then(
      () => 'published',
      ({ message }: Error) => message,
    );
  };

  it('is refused when a file was changed, with its name', async () => {
    const change = (from: string) => writeFileSync(join(from, 'a.js'), 'b()');
    expect(await publishing(change)).toBe('a.js is not what was built.');
  });

  it('is refused when it has an unlisted file, with its name', async () => {
    const change = (from: string) => writeFileSync(join(from, 'b.js'), 'b()');
    expect(await publishing(change)).toBe('b.js is not listed in remote.json.');
  });

  it('is refused when a compressed copy differs, with its name', async () => {
    const change = (from: string) => writeFileSync(join(from, 'a.js.br'), 'b()');
    expect(await publishing(change)).toBe('a.js.br is not what was built.');
  });
});

test('the first rules with a wrong prefix are named, and the others are counted', async () => {
  const css = ['a', 'b', 'c', 'd', 'e'].map((name) => `.dash_${name}{}`).join('');
  const from = store.build('1.0.0', { sources: { 'a.css': css } });
  const { message } = await store.run('publish', { from }).then(
    () => ({ message: 'published' }),
    (error: Error) => error,
  );
  expect(message.split('\n')).toEqual([
    ...['a', 'b', 'c'].map(
      (name) => `a.css styles ".dash_${name}", which is not only its own (.mone_).`,
    ),
    'a.css styles 2 more that are not.',
  ]);
});

describe('a folder without a build is refused', () => {
  const publishing = (from: string) => store.run('publish', { from });

  it('when it is empty, and when it is a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'halyard-garbage-'));
    const file = join(folder, 'file');
    writeFileSync(file, 'x');
    for (const from of [folder, file]) {
      await expect(publishing(from)).rejects.toThrow(`${from} holds no built remote`);
    }
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['{', 'it is no JSON'],
    ['{"name":"x"}', '"name" is wrong'],
    ['{"name":"mfe-money","version":"1"}', '"version" is wrong'],
  ])('when its description is %s', async (text, what) => {
    const from = store.build('1.0.0');
    writeFileSync(join(from, 'remote.json'), text);
    const sentence = `${from}/remote.json is not what a build writes: ${what}.`;
    await expect(publishing(from)).rejects.toThrow(sentence);
  });
});

test('no file of a refused version stays in the store', async () => {
  await refused('1.0.0', { sources: { 'a.js': 'eval("1")' } });
  expect((await registryOf(store.store)).remotes).toEqual({});
  expect((await store.run('status')).lines).toEqual(['Nothing is published yet.']);
});

test.each([
  [undefined, '--reason is missing.'],
  ['', 'reason must be a few words'],
  ['x', 'reason must be a few words'],
])('%j is refused as a reason', async (reason, sentence) => {
  const publishing = store.run('publish', { from: store.build('1.0.0'), reason });
  await expect(publishing).rejects.toThrow(sentence);
});
