import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseChange } from '@halyard/shared-contracts/remote/registry';
import { collectLog } from '../testing/collect-log';
import { ownApi, type TestApi } from '../testing/test-api';
import { auditLines } from './storage/audit-log';
import { layout } from './storage/layout';
import { pageLoadToken } from './health/page-load';
import { testStore, type TestStore } from './testing/test-store';

const TOKEN = 'a-token-that-is-long-enough-to-be-one';
const DAY_MS = 86_400_000;
const NOW = new Date('2025-07-15T16:00:00Z');
const YESTERDAY = new Date(NOW.getTime() - DAY_MS);
const TOMORROW = new Date(NOW.getTime() + DAY_MS);

let store: TestStore;
let api: TestApi;
beforeEach(async () => {
  store = testStore();
  await store.publish('1.0.0');
  await store.publish('1.1.0');
  api = await ownApi({ MFE_STORE: store.store, MFE_ADMIN_TOKEN: TOKEN });
});
afterEach(async () => {
  await api.close();
  store.remove();
});

const post = (path: string, body: unknown, token = TOKEN) =>
  api.visitor().call('POST', path, {
    body,
    headers: { authorization: `Bearer ${token}`, 'x-mfe-who': 'mara' },
  });

describe('POST /remotes/admin', () => {
  const filesOf = (folder: string) =>
    Object.fromEntries(
      readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'base64')]),
    );

  it('publishes uploaded files, and refuses them the second time with 409', async () => {
    const body = { files: filesOf(store.build('2.0.0')), reason: 'a release' };
    const first = await post('/remotes/admin/publish', body);
    expect(first.json()).toMatchObject({ ok: true });
    const second = await post('/remotes/admin/publish', body);
    expect([second.statusCode, second.json().ok]).toEqual([409, false]);
    expect((await auditLines(store.store)).at(-1)).toMatchObject({
      who: 'operator, as "mara"',
      what: 'publish mfe-money@2.0.0',
    });
  });

  it('returns the sentences of a refusal', async () => {
    const answer = await post('/remotes/admin/promote', { target: 'money', reason: 'a try' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().lines).toEqual([expect.stringContaining('mfe-money has no canary')]);
  });

  it.each(['', 'wrong', `${TOKEN}x`])('runs no command with the token %j', async (token) => {
    const answer = await post('/remotes/admin/kill', { target: 'money', reason: 'bad' }, token);
    expect(answer.statusCode).toBe(401);
    expect((await api.visitor().get('/remotes/registry.json')).json().seq).toBe(2);
  });

  it('writes no file outside its own folder', async () => {
    const files = { '../escaped.js': Buffer.from('x').toString('base64') };
    const answer = await post('/remotes/admin/publish', { files, reason: 'a try' });
    expect(answer.json()).toEqual({ ok: false, lines: ['The request brings no files.'] });
  });

  it('is a 404 when no token is configured', async () => {
    const bare = await ownApi({ MFE_STORE: store.store });
    const paths = ['/remotes/admin/status', '/remotes/health'];
    const answers = await Promise.all(paths.map((path) => bare.visitor().post(path, {})));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    await bare.close();
  });
});

const event = (version: string, failure: string | null) => ({
  remote: 'mfe-money',
  version,
  source: 'canary',
  failure,
  ms: 120,
  fallback: false,
});

describe('POST /remotes/telemetry', () => {
  const newPage = (of: TestApi) => pageLoadToken(of.app.pseudonym, NOW);
  const report = (events: readonly unknown[], page = newPage(api), to = api) =>
    to.visitor().call('POST', '/remotes/telemetry', {
      body: { events },
      headers: { cookie: `halyard-page=${page}` },
    });
  const health = async (of = api) =>
    (
      await of.visitor().call('GET', '/remotes/health', {
        headers: { authorization: `Bearer ${TOKEN}` },
      })
    ).json();

  it('is counted by version and visible with the token', async () => {
    expect((await report([event('1.0.0', null), event('1.0.0', 'timeout')])).statusCode).toBe(204);
    expect(await health()).toEqual([
      {
        name: 'mfe-money@1.0.0',
        loads: 1,
        failures: { timeout: 1 },
        failed: 1,
        fallbacks: 0,
        p50Ms: 200,
        p95Ms: 200,
        lcpMs: null,
        inpMs: null,
        cls: null,
      },
    ]);
    expect((await api.visitor().get('/remotes/health')).statusCode).toBe(401);
  });

  it('has what a page measured, once for each figure, and by day', async () => {
    const page = newPage(api);
    const send = (vitals: readonly unknown[]) =>
      api.visitor().call('POST', '/remotes/telemetry', {
        body: { events: [], vitals },
        headers: { cookie: `halyard-page=${page}` },
      });
    const lcp = { remote: 'mfe-money', version: '1.0.0', name: 'lcp', value: 900 };
    for (let n = 0; n < 3; n += 1) await send([lcp, { ...lcp, name: 'inp', value: 40 }]);
    await send([{ ...lcp, version: '9.9.9', name: 'cls', value: 0.2 }]);
    expect(await health()).toMatchObject([{ lcpMs: 1000, inpMs: 50, cls: null, loads: 0 }]);

    const byDay = (
      days: string,
      headers: Readonly<Record<string, string>> = { authorization: `Bearer ${TOKEN}` },
    ) => api.visitor().call('GET', `/remotes/health/days?days=${days}`, { headers });
    const { days } = (await byDay('2')).json();
    expect(days.map(({ versions }: { versions: object[] }) => versions.length)).toEqual([1, 0]);
    expect(days[0].versions[0]).toMatchObject({ name: 'mfe-money@1.0.0', lcpMs: 1000 });
    expect((await byDay('2', {})).statusCode).toBe(401);
    for (const bad of ['0', '15', '-1', 'x']) expect((await byDay(bad)).statusCode).toBe(400);
  });

  it.each([
    ['nothing', { events: [] }],
    [
      'a figure without a name',
      { events: [], vitals: [{ remote: 'mfe-money', version: '1.0.0', value: 1 }] },
    ],
    [
      'a negative figure',
      { events: [], vitals: [{ remote: 'mfe-money', version: '1.0.0', name: 'lcp', value: -1 }] },
    ],
    [
      'four figures',
      {
        events: [],
        vitals: Array.from({ length: 4 }, () => ({
          remote: 'mfe-money',
          version: '1.0.0',
          name: 'lcp',
          value: 1,
        })),
      },
    ],
  ])('is refused with %s', async (_, body) => {
    expect((await api.visitor().post('/remotes/telemetry', body)).statusCode).toBe(400);
  });

  it('is not counted for a version outside the registry', async () => {
    const invented = Array.from({ length: 50 }, (_, n) => event(`9.9.${n}`, null));
    expect((await report(invented)).statusCode).toBe(204);
    expect((await report([{ ...event('1.0.0', null), remote: 'mfe-nobody' }])).statusCode).toBe(
      204,
    );
    expect(await health()).toEqual([]);
  });

  it('is counted once for each page load, however often it is sent', async () => {
    const page = newPage(api);
    for (let n = 0; n < 5; n += 1) await report([event('1.0.0', 'timeout')], page);
    expect(await health()).toMatchObject([{ loads: 0, failed: 1 }]);
    await report([event('1.0.0', 'timeout')]);
    expect(await health()).toMatchObject([{ loads: 0, failed: 2 }]);
  });

  it.each([
    ['no nonce', () => ''],
    ['a forged nonce', () => `${newPage(api).slice(0, -1)}x`],
    ['a nonce from yesterday', () => pageLoadToken(api.app.pseudonym, YESTERDAY)],
    ['a nonce from tomorrow', () => pageLoadToken(api.app.pseudonym, TOMORROW)],
  ])('is not counted with %s, and gets the same response', async (_, page) => {
    expect((await report([event('1.0.0', 'timeout')], page())).statusCode).toBe(204);
    expect(await health()).toEqual([]);
  });

  it('is counted over all instances of the same store', async () => {
    const other = await ownApi({ MFE_STORE: store.store, MFE_ADMIN_TOKEN: TOKEN });
    await report([event('1.0.0', null)]);
    await report([event('1.0.0', null)], newPage(api), other);
    expect(await health(other)).toMatchObject([{ loads: 2 }]);
    await other.close();
  });

  /** Returns a site behind a proxy, whose pages report each from its own network. */
  async function behindProxy() {
    const site = await ownApi({ MFE_STORE: store.store, PUBLIC_ORIGIN: 'http://127.0.0.1:3000' });
    const from = (network: number, failure: string | null, count = 1) =>
      site.visitor().call('POST', '/remotes/telemetry', {
        body: { events: Array.from({ length: count }, () => event('1.1.0', failure)) },
        headers: {
          host: '127.0.0.1:3000',
          cookie: `halyard-page=${newPage(site)}`,
          'x-forwarded-for': `203.0.113.${network}`,
        },
      });
    return { site, from };
  }
  const quarantine = async () =>
    (await api.visitor().get('/remotes/quarantine.json')).json().removed;

  it('ends a canary that fails in many networks, and logs the reason', async () => {
    await store.run('canary', { target: 'money@1.1.0' });
    const { site, from } = await behindProxy();
    await Promise.all(Array.from({ length: 19 }, (_, n) => from(n, 'evaluation')));
    expect(await quarantine()).toEqual([]);
    expect((await from(100, null)).statusCode).toBe(204);
    expect(await quarantine()).toMatchObject([{ remote: 'mfe-money', version: '1.1.0' }]);
    expect((await auditLines(store.store)).at(-1)).toMatchObject({
      who: 'auto-abort',
      what: 'quarantine mfe-money@1.1.0',
      why: '19 of 20 pages failed in 19 networks (95.0 %, allowed 5.0 %)',
    });
    await site.close();
  });

  it('ends no canary because of one network, however many failures it reports', async () => {
    await store.run('canary', { target: 'money@1.1.0' });
    const { site, from } = await behindProxy();
    for (let n = 0; n < 10; n += 1) await from(1, 'evaluation', 50);
    expect(await quarantine()).toEqual([]);
    await site.close();
  });

  it.each([
    ['no event', []],
    ['more events than a page has', Array.from({ length: 51 }, () => event('1.0.0', null))],
    ['a version that is a path', [event('../x', null)]],
    ['an unknown kind of failure', [event('1.0.0', 'mood')]],
  ])('is refused with %s', async (_, events) => {
    expect((await report(events)).statusCode).toBe(400);
  });

  it('is refused when it is too long', async () => {
    const answer = await api
      .visitor()
      .post('/remotes/telemetry', { events: [], x: 'x'.repeat(20_000) });
    expect(answer.statusCode).toBe(413);
  });
});

describe('GET /remotes/events', () => {
  async function follow(from: TestApi) {
    await from.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = from.app.server.address() as AddressInfo;
    const stop = new AbortController();
    const { body } = await fetch(`http://127.0.0.1:${port}/remotes/events`, {
      signal: stop.signal,
    });
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const next = async (): Promise<unknown> => {
      const match = /^(?::\n\n)*data: (.*)\n\n/.exec(text);
      if (match) {
        text = text.slice(match[0].length);
        return parseChange(match[1] ?? '');
      }
      text += (await reader.read()).value ?? '';
      return next();
    };
    return { next, stop: () => stop.abort() };
  }

  it('sends the registry in force, then every change of either document by any instance', async () => {
    const { next, stop } = await follow(api);
    expect(await next()).toEqual({ seq: 2, quarantine: 0 });
    await store.run('promote', { target: 'money@1.1.0' });
    expect(await next()).toEqual({ seq: 3, quarantine: 0 });
    await report();
    expect(await next()).toMatchObject({ quarantine: 1 });
    stop();
  });

  const report = () => store.run('kill', { target: 'money@1.0.0' });

  it('survives a store that cannot be read for a while, and then sends the change', async () => {
    const other = await ownApi({ MFE_STORE: store.store, LOG_LEVEL: 'warn' });
    const lines = collectLog(other.app);
    const { next, stop } = await follow(other);
    await next();
    const { current } = layout(store.store);
    const seq = readFileSync(current, 'utf8');
    writeFileSync(current, 'garbage');
    while (lines.length === 0) await sleep(20);
    writeFileSync(current, seq);
    await store.run('promote', { target: 'money@1.1.0' });
    expect(await next()).toEqual({ seq: 3, quarantine: 0 });
    stop();
    await other.close();
  });

  it('ends with the server', async () => {
    const other = await ownApi({ MFE_STORE: store.store });
    const { next } = await follow(other);
    await next();
    const closed = once(other.app.server, 'close');
    await other.close();
    await closed;
  });
});
