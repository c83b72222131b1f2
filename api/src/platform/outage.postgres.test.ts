import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { buildApp } from '../app';
import { readConfig } from '../config/config';
import { type Db, openDatabase } from '../db/database';
import type { App } from './valibot';
import { type TestDatabase, testDatabase } from '../testing/test-database';

let server: Server;
let sockets: Set<Socket>;
let database: TestDatabase;
let db: Db;
let app: App;

/** Starts a relay to the PostgreSQL server that a test can cut. */
function relayTo({ hostname, port }: URL): Server {
  return createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    near.pipe(far).pipe(near);
  });
}

const listen = (port: number) =>
  new Promise<number>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

function cut(): Promise<unknown> {
  const closed = new Promise((resolve) => server.close(resolve));
  for (const socket of sockets) socket.destroy();
  return closed;
}

beforeEach(async () => {
  sockets = new Set();
  database = await testDatabase();
  const url = new URL(database.where);
  server = relayTo(url);
  url.port = String(await listen(0));
  url.hostname = '127.0.0.1';
  db = await openDatabase(url.href);
  const config = readConfig({ TOKEN_KEYS: `k1:${'A'.repeat(43)}=`, LOG_LEVEL: 'silent' });
  app = await buildApp({ config, db, clock: () => new Date() });
});
afterEach(async () => {
  await app.close();
  await db.destroy();
  await cut().catch(() => undefined);
  await database.drop();
});

const JAR = { name: 'Jar', type: 'savings', balance: 1 };
const save = (cookies: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/finance/accounts', payload: JAR, cookies });

it('while the database server is down, reads and writes return 503 with and without a cookie', async () => {
  const [cookie] = (await save()).cookies;
  const cookies = { [cookie?.name ?? '']: cookie?.value ?? '' };
  const { port } = server.address() as AddressInfo;
  const read = () => app.inject({ url: '/api/finance/accounts', cookies });
  expect((await read()).statusCode).toBe(200);
  await cut();
  const answers = [await read(), await save(cookies), await save()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  for (const { headers } of answers) expect(headers['retry-after']).toBe('5');
  expect((await app.inject({ url: '/api/ready' })).statusCode).toBe(503);
  await listen(port);
  expect((await read()).statusCode).toBe(200);
  expect((await save(cookies)).statusCode).toBe(201);
});
