import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Registry, verifyRegistry } from '@halyard/shared-contracts/remote/registry';
import { PRODUCTION, testApi, type TestApi, type Visitor } from '../../testing/test-api';
import { auditLines } from '../storage/audit-log';
import { registryOf } from '../storage/registry-store';
import { testStore, type TestStore } from '../testing/test-store';

const OPERATOR = 'a-token-that-is-long-enough-to-be-one';
const NOW = '2026-11-20T12:00:00Z';
const KEY = 'k'.repeat(43);
const ORIGIN = 'http://127.0.0.1:4310';
const PAGE =
  '<html><head><script type="application/json" id="halyard-registry"></script><!-- halyard-preloads --></head></html>';
const NAMES = {
  routes: ['/settings'],
  owns: { slices: [], endpoints: ['shell'], css: 'shl' },
  calls: [],
};

let store: TestStore;
let api: TestApi;
const start = async (settings: Readonly<Record<string, string>> = {}) => {
  const env = { MFE_STORE: store.store, MFE_ADMIN_TOKEN: OPERATOR, ...settings };
  api = await testApi(env);
  api.setClock(NOW);
};
beforeEach(async () => {
  store = testStore();
  await store.goLive({ names: NAMES, sources: { 'index.html': PAGE } });
  await store.publish('1.0.0');
});
afterEach(async () => {
  await api.close();
  store.remove();
});

const coffee = {
  name: 'mfe-coffee',
  owner: 'team-coffee',
  version: '0.0.0-dev',
  routes: [
    {
      path: '/coffee',
      title: 'Coffee',
      loading: 'Loading coffee...',
      preload: ['remoteEntry.0123456789.js'],
    },
  ],
  owns: { slices: [], endpoints: ['coffee'], css: 'coffee' },
};

const releaseOf = (options: object = {}): Record<string, unknown> => {
  const folder = store.build('0.0.0-dev', { ...coffee, ...options });
  return JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
};

async function open(token = OPERATOR, change: object = {}) {
  const answer = await api.visitor().call('POST', '/remotes/admin/dev-open', {
    body: { key: KEY, origin: ORIGIN, release: releaseOf(), ...change },
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, said: answer.json().lines?.join('\n') };
}

const SAME_SITE = {
  host: 'localhost',
  origin: 'http://localhost',
  'sec-fetch-site': 'same-origin',
};
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Presses the button of a link's page as a browser does. */
const press = (
  visitor: Visitor,
  link: string,
  headers: Readonly<Record<string, string>> = SAME_SITE,
) => visitor.send('POST', link, '', { ...FORM, ...headers });

const registryFor = async (visitor: Visitor): Promise<Registry> =>
  (await visitor.get('/remotes/registry.json')).json();

describe('the development channel', () => {
  // Covers P3-G1-4.
  test('gives a build from this machine to the browser that asked for it, signed, and to no other', async () => {
    await start();
    const link = `/remotes/dev/${KEY}`;
    expect(await open()).toEqual({ status: 200, said: link });
    const visitor = api.visitor();
    const asks = await visitor.get(link);
    expect(asks.body).toContain(`Its code comes from ${ORIGIN} on this computer.`);
    expect(visitor.cookies.size).toBe(0);

    const begun = await press(visitor, link);
    expect([begun.statusCode, begun.headers.location]).toEqual([
      303,
      '/coffee?mfe=mfe-coffee@0.0.0-dev',
    ]);
    expect(begun.headers['set-cookie']).toMatch(/HttpOnly.*SameSite=Strict/);
    const text = (await visitor.get('/remotes/registry.json')).body;
    const signature = (await visitor.get('/remotes/registry.sig')).json();
    const bytes = new Uint8Array(Buffer.from(text));
    const verdict = await verifyRegistry(bytes, signature, store.keys, {
      now: new Date(NOW),
      highestSeq: 0,
    });
    expect(verdict.verdict).toBe('ok');
    const { remotes, expires } = JSON.parse(text) as Registry;
    expect(remotes['mfe-coffee']?.versions['0.0.0-dev']?.base).toBe(`${ORIGIN}/`);
    expect(expires).toBe('2026-11-20T20:00:00.000Z');

    const page = await visitor.get('/coffee');
    expect(page.body).toContain('mfe-coffee');
    expect(page.headers['content-security-policy']).toMatch(
      new RegExp(`script-src [^;]* ${ORIGIN};`),
    );
    expect(Object.keys((await registryFor(api.visitor())).remotes)).toEqual(['mfe-money']);
    expect((await api.visitor().get('/coffee')).headers['content-security-policy']).not.toContain(
      ORIGIN,
    );
    expect((await auditLines(store.store)).at(-1)?.what).toBe(`dev mfe-coffee from ${ORIGIN}`);
  });

  test('leaves the channels of a remote that exists as they are', async () => {
    await start();
    const release = releaseOf({
      name: 'mfe-money',
      owner: 'team-money',
      owns: { slices: [], endpoints: ['money'], css: 'mone' },
    });
    expect(await open(OPERATOR, { release })).toMatchObject({ status: 200 });
    const visitor = api.visitor();
    await press(visitor, `/remotes/dev/${KEY}`);
    const money = (await registryFor(visitor)).remotes['mfe-money'];
    expect(money?.channels.stable).toBe('1.0.0');
    expect(Object.keys(money?.versions ?? {})).toEqual(['1.0.0', '0.0.0-dev']);
  });

  test.each([
    ['a page of another site', { host: 'localhost', origin: 'https://evil.example' }],
    ['a navigation from another site', { ...SAME_SITE, 'sec-fetch-site': 'cross-site' }],
    ['a request without an origin', { host: 'localhost' }],
  ])('%s cannot press the button', async (_, headers) => {
    await start();
    await open();
    const visitor = api.visitor();
    const answer = await press(visitor, `/remotes/dev/${KEY}`, headers);
    expect([answer.statusCode, visitor.cookies.size]).toEqual([404, 0]);
  });

  test.each([
    'https://evil.example',
    'http://192.168.0.9:4310',
    'http://127.0.0.1.evil.example:80',
    'http://127.0.0.1:4310/x',
  ])('code from %s is refused', async (origin) => {
    await start();
    const { status, said } = await open(OPERATOR, { origin });
    expect([status, said]).toEqual([
      422,
      expect.stringContaining('an address of your own machine'),
    ]);
  });

  test('a build may not claim the names of the shell, of another remote, or of another team', async () => {
    await start();
    const [route] = coffee.routes;
    const claims = releaseOf({
      routes: [{ ...route, path: '/settings' }],
      owns: { ...coffee.owns, css: 'mone' },
    });
    const { status, said } = await open(OPERATOR, { release: claims });
    expect([status, said]).toEqual([
      422,
      'The shell owns the route /settings already.\nmfe-money owns the class prefix mone already.',
    ]);
    await store.run('team-add', { team: 'team-money', remote: 'money' });
    const { lines } = await store.run('token-new', { team: 'team-money', may: 'stable', days: 90 });
    expect(await open(lines[0])).toMatchObject({
      status: 422,
      said: expect.stringContaining('mfe-coffee belongs to no team yet.'),
    });
    expect((await open('hat_00000000_wrong')).status).toBe(401);
  });

  test('a closed or expired channel serves nothing', async () => {
    await start();
    await open();
    const visitor = api.visitor();
    await press(visitor, `/remotes/dev/${KEY}`);
    api.setClock('2026-11-20T20:00:01Z');
    expect(Object.keys((await registryFor(visitor)).remotes)).toEqual(['mfe-money']);
    api.setClock(NOW);
    expect(Object.keys((await registryFor(visitor)).remotes)).toHaveLength(2);
    await api.visitor().call('POST', '/remotes/admin/dev-close', {
      body: { key: KEY },
      headers: { authorization: `Bearer ${OPERATOR}` },
    });
    expect(Object.keys((await registryFor(visitor)).remotes)).toEqual(['mfe-money']);
    expect((await visitor.get(`/remotes/dev/${KEY}`)).statusCode).toBe(404);
  });

  test('a server without the private key gives every browser the registry of everybody', async () => {
    await start();
    await open();
    rmSync(join(store.store, 'keys/k1.pem'));
    const visitor = api.visitor();
    await press(visitor, `/remotes/dev/${KEY}`);
    expect(Object.keys((await registryFor(visitor)).remotes)).toEqual(['mfe-money']);
  });

  test.each([
    ['in production', PRODUCTION, 'app.example'],
    ['where the operator switched it off', { MFE_DEV_CHANNEL: 'off' }, 'localhost'],
  ])('the channel does not exist %s', async (_, settings, host) => {
    await start(settings);
    const headers = { host, origin: `https://${host}`, 'sec-fetch-site': 'same-origin' };
    const refused = { status: 422, said: expect.stringContaining('MFE_DEV_CHANNEL=on') };
    expect(await open()).toMatchObject(refused);
    expect((await press(api.visitor(), `/remotes/dev/${KEY}`, headers)).statusCode).toBe(404);
  });

  test('the channel does not exist for a browser on another machine', async () => {
    await start();
    await open();
    const url = `/remotes/dev/${KEY}`;
    const answer = await api.app.inject({ method: 'GET', url, remoteAddress: '203.0.113.9' });
    expect(answer.statusCode).toBe(404);
  });

  test('a cookie from elsewhere has no effect in production', async () => {
    await start();
    await open();
    await api.close();
    await start(PRODUCTION);
    const visitor = api.visitor();
    (visitor.cookies as Map<string, string>).set('halyard-trial', `dev/${KEY}`);
    const answer = await visitor.call('GET', '/remotes/registry.json', {
      headers: { host: 'app.example' },
    });
    expect(Object.keys(answer.json().remotes)).toEqual(['mfe-money']);
  });

  test('the operator can allow the channel in production', async () => {
    await start({ ...PRODUCTION, MFE_DEV_CHANNEL: 'on' });
    expect((await open()).status).toBe(200);
  });
});

describe('the link to a version for a pull request', () => {
  const versions = async (visitor: Visitor) =>
    Object.keys((await registryFor(visitor)).remotes['mfe-money']?.versions ?? {});

  test('works for a version that the registry no longer lists, and only after the button', async () => {
    await start();
    for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0']) await store.publish(version);
    expect((await registryOf(store.store)).remotes['mfe-money']?.versions).not.toHaveProperty(
      '1.1.0',
    );
    const visitor = api.visitor();
    expect((await visitor.get('/remotes/try/mfe-money/1.1.0')).body).toContain(
      'Try mfe-money 1.1.0 in this browser?',
    );
    expect(await versions(visitor)).not.toContain('1.1.0');
    const begun = await press(visitor, '/remotes/try/mfe-money/1.1.0');
    expect(begun.headers.location).toBe('/budget?mfe=mfe-money@1.1.0');
    expect(await versions(visitor)).toContain('1.1.0');
    expect(await versions(api.visitor())).not.toContain('1.1.0');
  });

  test('works after a restart and a newer build, and says for how long', async () => {
    await start();
    await store.publish('1.1.0');
    await api.close();
    await start();
    await store.publish('1.2.0');
    await store.run('promote', { target: 'money@1.2.0' });
    const visitor = api.visitor();
    const { body } = await visitor.get('/remotes/try/mfe-money/1.1.0');
    expect(body).toMatch(/It was published on \d{4}-\d\d-\d\d\. This link works for 14 days/);
    await press(visitor, '/remotes/try/mfe-money/1.1.0');
    expect(await versions(visitor)).toContain('1.1.0');
  });

  // Covers P3-G1-5.
  test('never brings back a version that was stopped', async () => {
    await start();
    await store.publish('1.1.0');
    await store.run('kill', { target: 'money@1.1.0' });
    const visitor = api.visitor();
    await press(visitor, '/remotes/try/mfe-money/1.1.0');
    expect(
      (await registryFor(visitor)).remotes['mfe-money']?.versions['1.1.0']?.published.state,
    ).toBe('revoked');
  });

  test.each([
    '/remotes/try/mfe-money/9.9.9',
    '/remotes/try/mfe-none/1.0.0',
    '/remotes/try/..%2f..%2fkeys/1.0.0',
  ])('%s is nothing', async (link) => {
    await start();
    expect((await api.visitor().get(link)).statusCode).toBeGreaterThanOrEqual(400);
  });
});
