/**
 * Runs many users who request pages, first views, and figures at the same time over a few shared connections, on two
 * instances with one PostgreSQL database. Some of them log out meanwhile. Each user has one account and one spending
 * with a unique name and unique cents. An answer may contain only the marks of its own user, must contain all accounts
 * and rows of that user, and contains no marks after the log-out. It needs PostgreSQL's programs.
 *
 *   node scripts/build.mjs && node scripts/lab/proofs/views/interleaved-views.mjs      SESSIONS=100 REQUESTS=10000 SEED=1
 */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WEB } from '../../../paths.mjs';
import { ownStore } from '../../../mfe/own-store.mjs';
import { openFleet } from '../support/fleet.mjs';
import { foreignMarks, marksOf, missingRows } from './marks.mjs';
import { persona } from '../support/persona.mjs';
import { seeded } from '../support/seeded.mjs';

const SESSIONS = Number(process.env.SESSIONS ?? 100);
const REQUESTS = Number(process.env.REQUESTS ?? 10_000);
const SEED = Number(process.env.SEED ?? 1);
/** Each instance has more than a quarter of this number of connections. */
const TOGETHER = 32;
const LEAVES_AFTER = 0.2;
const LEAVING_SHARE = 0.3;

const random = seeded(SEED);
const shared = new Agent({ keepAlive: true, maxSockets: TOGETHER / 4 });

const READS = [
  '/api/finance/accounts?userId=demo_user',
  '/api/finance/transactions?userId=demo_user',
  '/api/finance/home?userId=demo_user',
  '/api/finance/net-worth?userId=demo_user',
];
const PAGES = ['/', '/budget', '/accounts'];
const viewPath = () =>
  `/api/first-view?path=/&width=${random.pick([390, 1280])}&now=${Date.now()}&offset=0&steady=366&first=${random.pick(['view', 'answers'])}`;

/** Sends one request over the shared connections and updates `cookies`. */
async function send({ url, origin, address }, cookies, method, path, body) {
  const headers = {
    origin,
    'x-forwarded-for': address,
    cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
    ...(body && { 'content-type': 'application/json' }),
  };
  const sent = request(url + path, { method, agent: shared, headers });
  sent.end(body && JSON.stringify(body));
  const [answer] = await once(sent, 'response');
  answer.setEncoding('utf8');
  const text = (await answer.toArray()).join('');
  for (const line of answer.headers['set-cookie'] ?? []) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
    if (value) cookies.set(name, value);
    else cookies.delete(name);
  }
  return { status: answer.statusCode, text };
}

function user(fleet, number) {
  const own = marksOf(number);
  const address = `10.1.${Math.floor(number / 250)}.${(number % 250) + 1}`;
  const cookies = new Map();
  let [isLeaving, hasLeft] = [false, false];
  const at = () => ({ url: random.pick(fleet.urls), origin: fleet.url, address });
  const done = async (method, path, body) => {
    const { status, text } = await send(at(), cookies, method, path, body);
    if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
    return JSON.parse(text);
  };
  return {
    own,
    async begin() {
      await done('GET', '/api/auth/session?userId=demo_user');
      const { account } = await done('POST', '/api/finance/accounts', own.account);
      await done('POST', '/api/finance/transactions', {
        account_id: account.id,
        date: new Date().toISOString().slice(0, 10),
        category: 'Groceries',
        ...own.spending,
      });
    },
    /** The cookies from before the log-out give no access either. */
    async leave() {
      const before = new Map(cookies);
      isLeaving = true;
      await done('POST', '/api/auth/log-out');
      hasLeft = true;
      if (random.chance(0.5)) for (const [name, value] of before) cookies.set(name, value);
    },
    hasLeft: () => hasLeft,
    /** Returns the errors of one answer, compared with the state at the time of its request. */
    async look(kind) {
      const path = {
        page: () => random.pick(PAGES),
        view: viewPath,
        read: () => random.pick(READS),
      };
      const asked = path[kind]();
      const wasGone = hasLeft;
      const { status, text } = await send(at(), new Map(cookies), 'GET', asked);
      const isPrivate = kind === 'page' || wasGone;
      const foreign = foreignMarks(text, isPrivate ? null : own);
      const missing = isPrivate || isLeaving ? [] : missingRows(asked, text, own);
      const isDrawn = kind === 'view' && /"view":\{/.test(text);
      const isBad = status !== 200 || foreign.length > 0 || missing.length > 0;
      return {
        kind,
        isDrawn,
        isGone: wasGone,
        wrong: isBad ? { asked, status, foreign, missing } : null,
      };
    },
  };
}

/** Requests views until both instances draw. The process of each one starts with its first view. */
async function untilDrawn(fleet) {
  for (const url of fleet.urls) {
    for (;;) {
      const at = { url, origin: fleet.url, address: '10.2.0.1' };
      const { text } = await send(at, new Map(), 'GET', viewPath());
      if (/"view":\{/.test(text)) break;
    }
  }
}

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-views-'));
  const settings = { WEB_ROOT: WEB, MFE_STORE: await ownStore(folder) };
  const fleet = await openFleet({ person: persona(1, random), settings });
  try {
    await Promise.all([fleet.start(0), fleet.start(1)]);
    const users = Array.from({ length: SESSIONS }, (_, number) => user(fleet, number));
    for (const one of users) await one.begin();
    await untilDrawn(fleet);
    const leaving = users.filter(() => random.chance(LEAVING_SHARE));
    const found = [];
    let sent = 0;
    const line = async () => {
      while (sent < REQUESTS) {
        sent += 1;
        if (sent > REQUESTS * LEAVES_AFTER && random.chance(0.05)) await leaving.pop()?.leave();
        found.push(await random.pick(users).look(random.pick(['page', 'view', 'view', 'read'])));
      }
    };
    await Promise.all(Array.from({ length: TOGETHER }, line));
    const of = (kind) => found.filter((each) => each.kind === kind).length;
    const wrong = found.flatMap((each) => each.wrong ?? []);
    console.log(
      JSON.stringify(
        {
          seed: SEED,
          sessions: SESSIONS,
          loggedOut: users.filter((one) => one.hasLeft()).length,
          requests: found.length,
          pages: of('page'),
          views: of('view'),
          viewsDrawn: found.filter(({ isDrawn }) => isDrawn).length,
          reads: of('read'),
          afterLoggingOut: found.filter(({ isGone }) => isGone).length,
          wrong: wrong.length,
          examples: wrong.slice(0, 5),
        },
        null,
        2,
      ),
    );
    console.log(wrong.length === 0 ? 'No figure went to anybody else.' : 'FAILED');
    process.exitCode = wrong.length === 0 ? 0 : 1;
  } finally {
    shared.destroy();
    await fleet.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
