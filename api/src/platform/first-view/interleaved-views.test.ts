import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { countOf } from '@halyard/shared-contracts/testing/thorough';
import { testStore } from '../../remotes/testing/test-store';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

/** This server part draws the answers themselves, so that every figure in them is in the view. */
const SHELL = `
  exports.shared = {};
  exports.routesOf = () => [{ path: '/' }];
  exports.screensOf = async (part) => part.screens;
  exports.draw = async (viewer) => JSON.stringify(viewer.answers);
`;
const PART = { 'first-view.0123456789.js': `exports.screens = new Map([['/', 'home']]);` };
const HOME = '/api/finance/home?userId=demo_user';
const ACCOUNTS = '/api/finance/accounts?userId=demo_user';
const VIEW = '/api/first-view?path=/&width=390&now=1752595200000&offset=240&steady=100&first=view';
const LOOKS = ['/', VIEW, ACCOUNTS, VIEW, HOME];

const USERS = 10;
const REQUESTS = countOf({ usual: 150, thorough: 500 });
const TOGETHER = 25;
const LEAVES_EVERY = 100;

const folder = mkdtempSync(join(tmpdir(), 'halyard-views-'));
const remotes = testStore();
let apis: TestApi[];

beforeAll(async () => {
  await remotes.goLive({
    sources: { 'index.html': '<div id="root"></div>', 'first-view.js': SHELL },
  });
  const routes = [{ path: '/', title: 'Home', loading: '…', preload: [], reads: [HOME] }];
  await remotes.publish('1.0.0', { sources: PART, routes });
  const env = { MFE_STORE: remotes.store, DATABASE_PATH: join(folder, 'halyard.db') };
  apis = [await testApi(env), await testApi(env)];
});
afterAll(async () => {
  for (const api of apis) await api.close();
  remotes.remove();
  rmSync(folder, { recursive: true });
});

/** Requests with the cookies of a browser from one of the two instances. */
function at(api: TestApi, cookies: ReadonlyMap<string, string>) {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  return async (url: string) =>
    (await api.visitor().call('GET', url, { headers: { cookie } })).body;
}

async function userWith(number: number) {
  const [name, balance] = [`Jar ${number}.`, (731_111 + number * 10_101) / 100];
  const visitor = apis[0]!.visitor();
  await visitor.post('/api/finance/accounts', { name, type: 'savings', balance });
  return { marks: [name, String(balance)], visitor, hasLeft: false };
}

async function untilDrawn(visitor: Visitor) {
  for (const api of apis) {
    while ((await at(api, visitor.cookies)(VIEW)).includes('"view":null')) await nextTurn();
  }
}

// Covers P3-E1-6.
test('no answer of two instances on one database has a figure of another user, or of one who left', async () => {
  const users: Awaited<ReturnType<typeof userWith>>[] = [];
  for (let number = 0; number < USERS; number += 1) users.push(await userWith(number));
  await untilDrawn(users[0]!.visitor);
  const all = users.flatMap(({ marks }) => marks);
  const wrong: unknown[] = [];
  const look = async (turn: number) => {
    const { marks, visitor, hasLeft } = users[turn % USERS]!;
    const url = LOOKS[Math.floor(turn / 3) % LOOKS.length]!;
    const text = await at(apis[Math.floor(turn / 2) % 2]!, visitor.cookies)(url);
    const found = all.filter((mark) => text.includes(mark));
    const own = hasLeft || url === '/' ? [] : url === HOME ? marks.slice(1) : marks;
    if (String(found) !== String(own)) wrong.push([turn, url, hasLeft, found]);
  };
  for (let turn = 0; turn < REQUESTS; turn += TOGETHER) {
    if (turn % LEAVES_EVERY === 0 && turn > 0) {
      const leaving = users[turn / LEAVES_EVERY]!;
      await leaving.visitor.post('/api/auth/log-out');
      leaving.hasLeft = true;
    }
    await Promise.all(Array.from({ length: TOGETHER }, (_, next) => look(turn + next)));
  }
  expect(wrong).toEqual([]);
});
