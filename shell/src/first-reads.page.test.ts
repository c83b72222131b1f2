import { runInNewContext } from 'node:vm';
import { browserWorld, memoryStorage, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { withFirstReads } from './first-reads';
import { pageScript } from './testing/page-script';

const HOME = '/api/finance/home?userId=demo_user';
const answer = (text: string) => Promise.resolve(new Response(text));

function setUp({ age = 1_000 } = {}) {
  const sent: string[] = [];
  const later: typeof fetch = (input, init) => {
    const { url, method } = input instanceof Request ? input : { url: input, method: 'GET' };
    sent.push(`${init?.method ?? method} ${String(url).replace('http://halyard.test', '')}`);
    return answer('later');
  };
  const world = {
    ...browserWorld(memoryStorage()),
    origin: 'http://halyard.test',
    fetch: later,
  };
  const started = new Map([[HOME, answer('early')]]);
  const time = { now: age };
  const { fetch, readAhead } = withFirstReads(world, started, () => time.now);
  const ask = (path: string, init?: RequestInit) =>
    fetch(new Request(`http://halyard.test${path}`, init)).then((response) => response.text());
  return { ask, sent, readAhead, time };
}

type SetUp = ReturnType<typeof setUp>;

test('a read that the page started answers one call', async () => {
  const { ask, sent } = setUp();
  expect(await ask(HOME)).toBe('early');
  expect(sent).toEqual([]);
  expect(await ask(HOME)).toBe('later');
  expect(sent).toEqual([`GET ${HOME}`]);
});

test('a read of another path or another query is sent', async () => {
  const { ask } = setUp();
  expect(await ask('/api/finance/home')).toBe('later');
  expect(await ask('/api/finance/accounts?userId=demo_user')).toBe('later');
});

test('after a write, no early answer is used', async () => {
  const { ask, sent } = setUp();
  await ask('/api/finance/home', { method: 'POST', body: '{}' });
  expect(await ask(HOME)).toBe('later');
  expect(sent).toEqual(['POST /api/finance/home', `GET ${HOME}`]);
});

test('an early answer that is too old is requested again', async () => {
  expect(await setUp({ age: 31_000 }).ask(HOME)).toBe('later');
});

describe('a read before its screen opens', () => {
  const BUDGET = '/api/finance/budget?userId=demo_user';
  const gets = (...paths: string[]) => paths.map((path) => `GET ${path}`);

  test('is sent at once, and not again when the screen makes it', async () => {
    const { ask, sent, readAhead } = setUp();
    readAhead([BUDGET]);
    expect(sent).toEqual(gets(BUDGET));
    expect(await ask(BUDGET)).toBe('later');
    expect(sent).toEqual(gets(BUDGET));
  });

  test('is not sent when the page already made or started it', async () => {
    const { ask, sent, readAhead } = setUp();
    await ask(BUDGET);
    readAhead([BUDGET, HOME]);
    expect(sent).toEqual(gets(BUDGET));
  });

  test('has an age counted from its own start, not from the opening of the page', async () => {
    const { ask, sent, readAhead, time } = setUp();
    time.now = 60_000;
    readAhead([BUDGET]);
    time.now = 89_000;
    await ask(BUDGET);
    expect(sent).toEqual(gets(BUDGET));
  });

  test.each([
    ['it waited too long', async ({ time }: SetUp) => void (time.now = 32_000)],
    ['of a write', ({ ask }: SetUp) => ask(HOME, { method: 'POST', body: '{}' })],
    ['another read is made anew', ({ ask }: SetUp) => ask(HOME).then(() => ask(HOME))],
  ])('is requested again because %s', async (_, happens) => {
    const page = setUp();
    page.readAhead([BUDGET]);
    await happens(page);
    await page.ask(BUDGET);
    expect(page.sent.filter((call) => call === `GET ${BUDGET}`)).toHaveLength(2);
  });

  test('fails only in the screen that uses it', async () => {
    const fetcher = () => Promise.reject(new Error('offline'));
    const outer = { ...browserWorld(memoryStorage()), origin: '', fetch: fetcher };
    const { fetch, readAhead } = withFirstReads(outer);
    readAhead([BUDGET]);
    await new Promise((resolve) => setTimeout(resolve));
    await expect(fetch(BUDGET)).rejects.toThrow('offline');
  });
});

test('without early reads, and for addresses as text, every call is sent', async () => {
  const world = { ...browserWorld(memoryStorage()), fetch: () => answer('sent') };
  const { fetch } = withFirstReads(world);
  expect(await (await fetch('/remotes/registry.json')).text()).toBe('sent');
});

const offline = (_path: string): Promise<Response> => Promise.reject(new Error('offline'));

describe('the script in the page', () => {
  const code = pageScript('halyardFirstReads');

  afterEach(() => void (document.cookie = 'halyard_window=; Path=/; Max-Age=0'));

  /**
   * Runs the script in a page with these tags for its route. Returns the requested paths, the fetched files, and a
   * function that reports an arrived file.
   */
  function run(tags: string, flag: string | null, pathname = '/', respond = offline) {
    const requested: string[] = [];
    const page = document.implementation.createHTMLDocument();
    const welcome = '<link rel="preload" href="/assets/welcome.js">';
    Object.defineProperty(page, 'cookie', {
      get: () => document.cookie,
      set(cookie: string) {
        document.cookie = cookie;
      },
    });
    page.head.innerHTML = `<link data-app href="/assets/main.js"><template id="halyard-ahead">${tags}</template><template id="halyard-welcome">${welcome}</template>`;
    const storage = memoryStorage();
    if (flag !== null) storage.setItem(STORAGE_KEYS.onboardingCompleted, flag);
    const window: Partial<Window> & { halyardFirstView?: Record<string, Promise<unknown>> } = {};
    const fetcher = (path: string) => {
      requested.push(path);
      return respond(path);
    };
    let announce = (_name: string): void => undefined;
    class PerformanceObserver {
      constructor(listener: (list: object, observer: object) => void) {
        const observer = { disconnect: () => (announce = () => undefined) };
        announce = (name) => listener({ getEntries: () => [{ name }] }, observer);
      }
      observe = () => undefined;
    }
    const browser = { PerformanceObserver, fetch: fetcher, innerWidth: 390, URLSearchParams };
    const standard = { Date, Response, TextDecoder, setTimeout };
    const outside = { localStorage: storage, location: { pathname }, window, ...browser };
    runInNewContext(code, { document: page, ...standard, ...outside });
    const files = () =>
      [...page.head.querySelectorAll('link[rel]')].map((link) => link.getAttribute('href'));
    const arrived = (name: string) => announce(`https://halyard.test${name}`);
    return {
      requested,
      firstView: window.halyardFirstView,
      started: [...(window.halyardFirstReads?.keys() ?? [])],
      read: async (path: string) => (await window.halyardFirstReads?.get(path))?.text(),
      files: files(),
      arrived,
      filesNow: files,
    };
  }

  // Covers P3-E1-7.
  describe('at home', () => {
    const ACCOUNTS = '/api/finance/accounts?userId=demo_user';
    const tag = `<meta name="halyard-reads" content="${HOME}">`;
    const lines = (answers: object) =>
      new Response(`${JSON.stringify({ answers })}\n${JSON.stringify({ view: null })}\n`);
    const isView = (path: string) => path.startsWith('/api/first-view?');
    const answering = (view: () => Promise<Response>) => async (path: string) =>
      isView(path) ? view() : new Response(`alone: ${path}`);

    test('takes the answers to its reads from the answer that brings the view', async () => {
      const all = { [HOME]: 'together', [ACCOUNTS]: 'together' };
      const { read, requested } = run(
        tag,
        'true',
        '/',
        answering(async () => lines(all)),
      );
      expect([await read(HOME), await read(ACCOUNTS)]).toEqual(['together', 'together']);
      expect(requested.filter((path) => !isView(path))).toEqual([
        '/api/auth/session?userId=demo_user',
      ]);
    });

    test('takes them as well where the view comes first', async () => {
      const [view, all] = [{ html: '<p>Home</p>' }, { [HOME]: 'together' }];
      const text = `${JSON.stringify({ view })}\n${JSON.stringify({ answers: all })}\n`;
      const respond = answering(async () => new Response(text));
      const { read, firstView } = run(tag, 'true', '/', respond);
      expect(await firstView?.leads).toEqual(view);
      expect(await firstView?.styled).toEqual(view);
      expect(await read(HOME)).toBe('together');
    });

    test('knows that the answers came before the view', async () => {
      const { firstView } = run(
        tag,
        'true',
        '/',
        answering(async () => lines({})),
      );
      expect(await firstView?.leads).toBeNull();
    });

    test('fetches the scripts of the app when that answer begins, and not before', async () => {
      let begin = (_answer: Response): void => undefined;
      const coming = new Promise<Response>((resolve) => (begin = resolve));
      const respond = answering(() => coming);
      const { read, files, filesNow } = run(tag, 'true', '/', respond);
      expect(files).toEqual([]);
      begin(lines({ [HOME]: 'together' }));
      await read(HOME);
      expect(filesNow()).toEqual(['/assets/main.js']);
    });

    test.each([
      ['does not come', () => Promise.reject(new Error('offline'))],
      ['is an error', async () => new Response('{}', { status: 500 })],
      ['is no answer of ours', async () => new Response('<html>')],
      ['lacks them', async () => lines({})],
    ])('sends its reads one by one where that answer %s', async (_, view) => {
      const { read } = run(tag, 'true', '/', answering(view));
      expect(await read(HOME)).toBe(`alone: ${HOME}`);
    });
  });

  test('starts the reads of every screen and of this route, each once', () => {
    const tag = `<meta name="halyard-reads" content="${HOME} /api/finance/accounts?userId=demo_user">`;
    const { requested, started } = run(tag, 'true', '/budget');
    expect(requested).toEqual([
      '/api/auth/session?userId=demo_user',
      '/api/finance/accounts?userId=demo_user',
      HOME,
    ]);
    expect(started).toEqual(requested);
    expect(run('', 'true', '/budget').requested).toHaveLength(2);
  });

  // Covers P3-E1-4.
  test('requests the first view of home for this window and clock, and of no other screen', () => {
    const isView = (path: string) => path.startsWith('/api/first-view?');
    const [view = ''] = run('', 'true').requested.filter(isView);
    const { path, width, now, offset, steady } = Object.fromEntries(
      new URLSearchParams(view.slice(view.indexOf('?'))),
    );
    expect([path, width]).toEqual(['/', '390']);
    expect([now, offset, steady].map(Number)).not.toContain(NaN);
    expect(run('', 'true', '/budget').requested.filter(isView)).toEqual([]);
    expect(run('', null).requested.filter(isView)).toEqual([]);
  });

  // Covers P3-E1-8.
  describe('the window of the last visit', () => {
    const offset = new Date().getTimezoneOffset();
    const visit = (left: string, respond = offline) => {
      document.cookie = `halyard_window=${left}; Path=/`;
      return run('', 'true', '/', respond);
    };
    const first = ({ requested }: ReturnType<typeof run>) => requested[0]?.split('?');

    test('is left for the next one, whose request then needs no query', () => {
      expect(first(visit(''))).toEqual(['/api/first-view', expect.anything()]);
      expect(document.cookie).toMatch(`halyard_window=390.${offset}.`);
      expect(first(run('', 'true'))).toEqual(['/api/first-view']);
    });

    test.each([
      ['the width', `391.${offset}.1`],
      ['the offset', `390.${offset + 60}.1`],
      ['the days', `390.${offset}.367`],
    ])('is not used where %s differs', (_, left) => {
      expect(first(visit(left))).toEqual(['/api/first-view', expect.anything()]);
    });

    test.each([
      [0, { html: '<p>Home</p>' }],
      [3_600_000, null],
    ])('brings a view of a clock that is %i ms behind as %j', async (behind, expected) => {
      const date = new Date(Date.now() - behind).toUTCString();
      const text = `${JSON.stringify({ view: { html: '<p>Home</p>' } })}\n`;
      const respond = async () => new Response(text, { headers: { date } });
      const { firstView } = visit(`390.${offset}.1`, respond);
      expect(await firstView?.styled).toEqual(expected);
    });
  });

  test.each([null, '1', 'false'])('starts no read when the gate redirects: %s', (flag) => {
    expect(run('', flag)).toMatchObject({ requested: [], started: [] });
  });

  const home = '<link rel="preload" href="/remotes/mfe-dashboard/home.js">';

  test.each([
    ['true', '/', ['/remotes/mfe-dashboard/home.js']],
    [null, '/', ['/assets/welcome.js']],
    [null, '/welcome', ['/assets/welcome.js']],
    [null, '/log-in', []],
    ['true', '/standalone/mfe-money/budget', []],
  ])('preloads the files of what is shown: with the flag %s at %s, %j', (flag, path, files) => {
    expect(run(home, flag, path).files).toEqual(files);
  });

  test.each(['/assets/framework.60281b218c.js', '/assets/main.f4f817fd8f.js', '/assets/main.js'])(
    'fetches the scripts of the route once %s has come, and its style at once',
    (own) => {
      const of = (as: string) => `<link rel="preload" as="${as}" href="/remotes/home.${as}">`;
      const { files, arrived, filesNow } = run(of('script') + of('style'), 'true');
      expect(files).toEqual(['/remotes/home.style']);
      arrived('/assets/main.0123456789.css');
      arrived('/remotes/mfe-dashboard/main.js');
      expect(filesNow()).toEqual(files);
      arrived(own);
      arrived('/assets/framework.60281b218c.js');
      expect(filesNow()).toEqual(['/remotes/home.style', '/remotes/home.script']);
    },
  );

  test('starts no read for a standalone remote, which may have no api', () => {
    expect(run('', 'true', '/standalone/mfe-money/budget').requested).toEqual([]);
  });
});
