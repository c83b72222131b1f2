import { randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app';
import { readConfig } from '../config/config';
import { type Db, openDatabase } from '../db/database';
import type { ServingLimits } from '../platform/serving/serving-limits';
import type { App } from '../platform/valibot';
import { emptyTestDatabase, openTestDatabase } from './test-database';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Call {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Visitor {
  call(method: Method, url: string, call?: Call): Promise<LightMyRequestResponse>;
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, body?: unknown): Promise<LightMyRequestResponse>;
  send(
    method: Method,
    url: string,
    payload: string | Buffer | undefined,
    headers: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>;
  readonly cookies: ReadonlyMap<string, string>;
}

export interface TestApi {
  readonly app: App;
  readonly db: Db;
  visitor(): Visitor;
  setClock(instant: string): void;
  close(): Promise<void>;
}

export const PRODUCTION = {
  NODE_ENV: 'production',
  ALLOW_PRACTICE: '1',
  PUBLIC_ORIGIN: 'https://app.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Halyard <hello@app.example>',
} as const;

const KEYS = `k1:${randomBytes(32).toString('base64')}`;

/** It runs on one database until its test file ends, for one test after the other. */
interface Running {
  readonly app: App;
  readonly db: Db;
  /** The clock of the current test. */
  now: Date;
  isClosed: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

const START = '2025-07-15T16:00:00Z';

async function start(env: Env, serving?: ServingLimits): Promise<Running> {
  const config = readConfig({ TOKEN_KEYS: KEYS, LOG_LEVEL: 'silent', ...env });
  const db = await (env.DATABASE_PATH ? openDatabase(env.DATABASE_PATH) : openTestDatabase());
  const clock = { now: new Date(START) };
  const app = await buildApp({ config, db, clock: () => clock.now }, serving);
  const running = Object.assign(clock, { app, db, isClosed: false });
  app.addHook('onClose', async () => void (running.isClosed = true));
  return running;
}

async function end({ app, db }: Running): Promise<void> {
  await app.close();
  await db.destroy();
}

const OWN_NETWORK = '127.0.0.1';
let otherNetworks = 0;

/** An api limits what a network may do, so the next test that uses it comes from another network of this machine. */
function otherNetwork(): string {
  otherNetworks += 1;
  return `127.${1 + (otherNetworks >> 8)}.${otherNetworks & 255}.1`;
}

function forTest(running: Running, network: string, close: () => Promise<void>): TestApi {
  const { app, db } = running;
  running.now = new Date(START);
  return {
    app,
    db,
    visitor: () => visitor(app, network),
    setClock: (instant) => {
      running.now = new Date(instant);
    },
    close,
  };
}

/**
 * Starts an api that no other test uses, with its own database, at noon on 2025-07-15 in New York. A DATABASE_PATH
 * selects an embedded file.
 */
export async function ownApi(env: Env = {}, serving?: ServingLimits): Promise<TestApi> {
  const running = await start(env, serving);
  return forTest(running, OWN_NETWORK, () => end(running));
}

/** These wait for the next test of the file, by their settings. */
const waiting = new Map<string, Running[]>();
let isFileOver = false;

const startsOver = ({ app, db, isClosed }: Running): boolean =>
  !isFileOver && !isClosed && !app.server.listening && emptyTestDatabase(db);

/**
 * Returns an api as `ownApi` does. After its test, it starts over for the next test of the file with an empty database,
 * which takes a tenth of the time. What it keeps are its caches, counters, and threads.
 */
export async function testApi(env: Env = {}, serving?: ServingLimits): Promise<TestApi> {
  if (serving || env.DATABASE_PATH) return ownApi(env, serving);
  const settings = JSON.stringify(env);
  const alike = waiting.get(settings) ?? [];
  waiting.set(settings, alike);
  const former = alike.pop();
  const running = former ?? (await start(env));
  let isInUse = true;
  return forTest(running, former ? otherNetwork() : OWN_NETWORK, async () => {
    if (!isInUse) return;
    isInUse = false;
    if (startsOver(running)) alike.push(running);
    else await end(running);
  });
}

afterAll(async () => {
  isFileOver = true;
  for (const alike of waiting.values()) await Promise.all(alike.splice(0).map(end));
});

function visitor(app: App, remoteAddress: string): Visitor {
  const cookies = new Map<string, string>();
  const send: Visitor['send'] = async (method, url, payload, headers) => {
    const stored = Object.fromEntries(cookies);
    const response = await app.inject({
      method,
      url,
      headers,
      remoteAddress,
      cookies: stored,
      ...(payload !== undefined && { payload }),
    });
    for (const { name, value } of response.cookies) {
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  };
  const call: Visitor['call'] = (method, url, { body, headers = {} } = {}) =>
    body === undefined
      ? send(method, url, undefined, headers)
      : send(method, url, typeof body === 'string' ? body : JSON.stringify(body), {
          'content-type': 'application/json',
          ...headers,
        });
  return {
    call,
    send,
    cookies,
    get: (url) => call('GET', url),
    post: (url, body) => call('POST', url, { body }),
  };
}
