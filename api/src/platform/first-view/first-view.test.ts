import { spread } from '@halyard/shared-contracts/testing/thorough';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { layout } from '../../remotes/storage/layout';
import { testStore, type TestStore } from '../../remotes/testing/test-store';
import { timeLimit } from '@halyard/shared-contracts/testing/machine';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';
import { documentsOf } from '../../remotes/documents';
import { codeOfRelease } from './code-of-release';
import { DrawingProcess } from './drawing-process';
import { shellThat } from './testing/shell-that';

const NAMES = shellThat(`
  const read = Object.entries(viewer.answers).find(([path]) => path.includes('finance/accounts'));
  const names = JSON.parse(read[1]).accounts.map(({ name }) => name).join();
  return (screen ?? 'frame') + ': ' + names;
`);
const PART = `exports.screens = new Map([['/', require('lent') + ' home']]);`;
const PART_FILE = 'first-view.0123456789.js';
const ROUTES = [
  {
    path: '/',
    title: 'Home',
    loading: '…',
    preload: [],
    reads: ['/api/finance/home?userId=demo_user'],
  },
];

let remotes: TestStore;
let api: TestApi;

async function start(shellCode: string, part = PART, env = {}): Promise<void> {
  remotes = testStore();
  const page = { 'index.html': '<div id="root"></div>', 'first-view.js': shellCode };
  await remotes.goLive({ sources: page });
  await remotes.publish('1.0.0', { sources: { [PART_FILE]: part }, routes: ROUTES });
  api = await testApi({ MFE_STORE: remotes.store, FIRST_VIEW_MS: '10000', ...env });
}

afterEach(async () => {
  await api.close();
  remotes.remove();
});

const viewOf = (path = '/', width = 390) =>
  `/api/first-view?path=${path}&width=${width}&now=1752595200000&offset=240&steady=100`;

const VIEW_FIRST = '&first=view';

interface Found {
  readonly answers: Readonly<Record<string, string>>;
  readonly view: {
    readonly html: string;
    readonly screen: string;
    readonly reads: string[];
  } | null;
}

async function ask(visitor: Visitor, url = viewOf()) {
  const { headers, payload } = await visitor.get(url);
  const lines = payload.trim().split('\n');
  const found: Found = Object.assign({}, ...lines.map((line) => JSON.parse(line)));
  return { headers, ...found };
}

async function drawn(visitor: Visitor, url = viewOf()) {
  for (;;) {
    const { headers, answers, view } = await ask(visitor, url);
    if (view) return { headers, answers, view };
    await nextTurn();
  }
}

/** Asks without a query, with the window that the browser's last visit left. */
const ofWindow = (visitor: Visitor, left: string) =>
  visitor.call('GET', '/api/first-view', { headers: { cookie: `halyard_window=${left}` } });

async function withAccount(name: string): Promise<Visitor> {
  const visitor = api.visitor();
  await visitor.post('/api/finance/accounts', { name, type: 'savings', balance: 1 });
  return visitor;
}

const ACCOUNTS = '/api/finance/accounts?userId=demo_user';
const nameOf = ({ name }: { readonly name: string }) => name;

const TOGETHER = 16;

const HOME_READS = [
  '/api/auth/session?userId=demo_user',
  ACCOUNTS,
  '/api/finance/home?userId=demo_user',
];

// Covers P3-E1-4, P3-E1-6.
describe('the first view', () => {
  it("is drawn from the user's own answers, with the screen that the remote brings", async () => {
    await start(NAMES);
    const { view, headers } = await drawn(await withAccount('Jar'));
    expect(view).toEqual({
      html: 'by the shell home: Jar',
      screen: 'mfe-money@1.0.0',
      reads: HOME_READS,
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('reads the debts of the sidebar too in a wide window', async () => {
    await start(NAMES);
    const { view } = await drawn(await withAccount('Jar'), viewOf('/', 768));
    expect(view.reads).toEqual([
      ...HOME_READS.slice(0, 2),
      '/api/finance/liabilities?userId=demo_user',
      ...HOME_READS.slice(2),
    ]);
  });

  it('is null for a screen without a server part', async () => {
    await start(NAMES);
    const visitor = await withAccount('Jar');
    await drawn(visitor);
    expect(await ask(visitor, viewOf('/budget'))).toMatchObject({ answers: {}, view: null });
  });

  it('has no figures of a user who logged out', async () => {
    await start(NAMES);
    const visitor = await withAccount('Jar');
    await drawn(visitor);
    await visitor.post('/api/auth/log-out');
    const { view, answers } = await drawn(visitor);
    expect(view.html).not.toContain('Jar');
    expect(JSON.stringify(answers)).not.toContain('Jar');
  });

  it("never has another user's figures, also while many are drawn at once", async () => {
    await start(NAMES);
    const { FIRST_VIEW_SESSIONS = '8', FIRST_VIEW_REQUESTS = '80' } = process.env;
    const names = Array.from({ length: Number(FIRST_VIEW_SESSIONS) }, (_, at) => `Jar ${at}`);
    const visitors = await Promise.all(names.map(withAccount));
    await drawn(visitors[0]!);
    const wrong: unknown[] = [];
    const looks = Array.from({ length: Number(FIRST_VIEW_REQUESTS) }, (_, at) => at);
    for (let next = 0; next < looks.length; next += TOGETHER) {
      const turns = looks.slice(next, next + TOGETHER).map((at) => at % visitors.length);
      const found = await Promise.all(turns.map((at) => ask(visitors[at]!)));
      turns.forEach((at, place) => {
        const { view, answers } = found[place]!;
        const named = JSON.parse(answers[ACCOUNTS] ?? '')
          .accounts.map(nameOf)
          .join();
        if (view?.html !== `by the shell home: ${names[at]}` || named !== names[at])
          wrong.push([names[at], view?.html, named]);
      });
    }
    expect(wrong).toEqual([]);
  });

  it.each(
    spread(
      ['path=/a"b', 'path=budget', 'width=0', 'now=soon', 'offset=9999', 'steady=-1', 'first=me'],
      3,
    ),
  )('is refused for %s', async (query) => {
    await start(NAMES);
    const answer = await api.visitor().get(`${viewOf()}&${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST']);
  });

  // Covers P3-E1-8.
  it('is drawn for the window that the last visit left, without a query and at the clock of the server', async () => {
    await start(shellThat('return [screen, viewer.width, viewer.now, viewer.offset].join();'));
    const visitor = await withAccount('Jar');
    await drawn(visitor);
    const { payload } = await ofWindow(visitor, '767.-330.366');
    const [{ view }] = payload
      .split('\n')
      .filter((line) => line.startsWith('{"view"'))
      .map((line) => JSON.parse(line));
    expect(view.html).toBe('by the shell home,767,1752595200000,-330');
  });

  it.each(['', '0.0.1', '390.9999.1', '390.0', '390.0.1.1', '1e3.0.1'])(
    'is empty without a query where the last visit left the window %s',
    async (left) => {
      await start(NAMES);
      const visitor = await withAccount('Jar');
      const { statusCode, payload } = await ofWindow(visitor, left);
      expect([statusCode, payload]).toEqual([204, '']);
    },
  );

  it('is never drawn with FIRST_VIEW_MS=0', async () => {
    await start(NAMES, PART, { FIRST_VIEW_MS: '0' });
    const { answers, view } = await ask(await withAccount('Jar'));
    expect([Object.keys(answers), view]).toEqual([HOME_READS, null]);
  });
});

// Covers P3-E1-6, P3-E1-7.
describe('the answers before the first view', () => {
  it('are the same text as those of the separate reads', async () => {
    await start(NAMES);
    const visitor = await withAccount('Jar');
    const { answers } = await ask(visitor);
    const alone = await Promise.all(HOME_READS.map((path) => visitor.get(path)));
    expect(answers).toEqual(
      Object.fromEntries(HOME_READS.map((path, at) => [path, alone[at]?.payload])),
    );
  });

  // Covers P3-E1-5.
  it('come while the view is still being drawn, although the page would take the view first', async () => {
    await start(shellThat('for (; viewer.width < 768; ); return "wide";'));
    const visitor = await withAccount('Jar');
    await drawn(visitor, viewOf('/', 768));
    const address = await api.app.listen({ port: 0 });
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { cookie, connection: 'close' };
    const { body } = await fetch(address + viewOf() + VIEW_FIRST, { headers });
    const lines = body!.pipeThrough(new TextDecoderStream()).getReader();
    const [first, second] = [await lines.read(), await lines.read()];
    expect(Object.keys(JSON.parse(first.value ?? '').answers)).toEqual(HOME_READS);
    expect(JSON.parse(second.value ?? '')).toEqual({ view: null });
  });

  it('come after a view that is drawn soon, if the page says that it can read them so', async () => {
    await start(NAMES);
    const visitor = await withAccount('Jar');
    const { view } = await drawn(visitor);
    const linesOf = async (url: string) => (await visitor.get(url)).payload.trim().split('\n');
    for (let lines: string[] = []; !lines[0]?.startsWith('{"view"');) {
      lines = await linesOf(viewOf() + VIEW_FIRST);
      expect(lines.map((line) => JSON.parse(line))).toContainEqual({ view });
    }
    expect((await linesOf(viewOf()))[0]).toMatch(/^{"answers"/);
  });

  it('bring the cookie of a new visit, with which the visitor then writes', async () => {
    await start(NAMES);
    const visitor = api.visitor();
    await ask(visitor);
    const [token] = visitor.cookies.values();
    expect(token).toBeDefined();
    await visitor.get('/api/auth/session');
    expect([...visitor.cookies.values()]).toEqual([token]);
  });

  it('leave out a read that fails, and there is no view then', async () => {
    await start(NAMES);
    await drawn(await withAccount('Jar'));
    const visitor = await withAccount('Other jar');
    await api.db.schema.dropTable('transactions').execute();
    const { answers, view } = await ask(visitor);
    expect(Object.keys(answers)).toEqual([HOME_READS[0]]);
    expect(view).toBeNull();
  });
});

// Covers P3-E1-5.
describe('a server part that fails', () => {
  it.each([
    ['a screen that cannot be loaded', `throw new Error('poisoned')`],
    ['a screen that requires files', `require('fs')`],
  ])('leaves the screens of other remotes: %s', async (_, part) => {
    await start(NAMES);
    const parts = [
      { name: 'mfe-money@1.0.0', code: part },
      { name: 'mfe-legal@1.0.0', code: PART.replace("'/'", "'/terms'") },
    ];
    const process = new DrawingProcess({ shellCode: NAMES, registry: {}, parts }, async () => null);
    while (!process.isReady && !process.isOver) await nextTurn();
    expect([process.screenAt('/'), process.screenAt('/terms')]).toEqual([null, 'mfe-legal@1.0.0']);
    process.end();
  });

  it('is left out when it is not the file that was signed', async () => {
    await start(NAMES);
    const folder = layout(remotes.store).artifact('mfe-money', '1.0.0');
    const codeNow = () =>
      codeOfRelease(
        remotes.store,
        () => [{ firstView: NAMES } as never],
        documentsOf(remotes.store),
      )();
    expect(codeNow()?.parts).toEqual([{ name: 'mfe-money@1.0.0', code: PART }]);
    writeFileSync(join(folder, PART_FILE), PART.replace('home', 'changed'));
    expect(codeNow()?.parts).toEqual([]);
  });

  it('leaves the page as it is when the shell cannot draw', async () => {
    await start(shellThat(`throw new Error('poisoned')`));
    const answers = [];
    while (answers.length < 5) answers.push((await ask(api.visitor())).view);
    expect(new Set(answers)).toEqual(new Set([null]));
  });
});

/** Returns how long the answers take, in ms, for a page that takes the view first, beyond one that takes them first. */
async function delayMs(visitor: Visitor, address: string): Promise<number> {
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
  const answersMs = async (url: string) => {
    const begun = performance.now();
    const { body } = await fetch(address + url, { headers: { cookie, connection: 'close' } });
    const lines = body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await lines.read()).value).toMatch(/^{"answers"/);
    const ended = performance.now();
    await lines.cancel();
    return ended - begun;
  };
  return (await answersMs(viewOf() + VIEW_FIRST)) - (await answersMs(viewOf()));
}

// Covers P3-E1-5.
describe('the answers of a page that takes the view first', () => {
  /** The limit is 20 ms, and a timer ends a little late. */
  const MOST_MS = 25;

  const BROKEN: readonly [string, string, number][] = [
    // It stays in its first drawing, so it delays each page until it is found to be stuck.
    ['hangs', 'for (; viewer.width < 768; ); return "wide";', 9],
    // It rests after the first page.
    ['ends', 'if (viewer.width < 768) process.exit(); return "wide";', 1],
    ['throws', 'if (viewer.width < 768) throw new Error("poisoned"); return "wide";', 9],
  ];

  it.each(spread(BROKEN, 1))(
    'wait for at most 20 ms for a server part that %s',
    async (_, draws, pages) => {
      await start(shellThat(draws));
      const visitor = await withAccount('Jar');
      const address = await api.app.listen({ port: 0 });
      await delayMs(visitor, address);
      await drawn(visitor, viewOf('/', 768));
      const delays: number[] = [];
      while (delays.length < pages) delays.push(await delayMs(visitor, address));
      expect(delays.toSorted((a, b) => a - b)[pages >> 1]).toBeLessThan(timeLimit(MOST_MS));
    },
  );
});
