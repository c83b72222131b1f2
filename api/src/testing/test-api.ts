import { randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app';
import { readConfig } from '../config/config';
import { type Db, openDatabase } from '../db/database';
import type { ServingLimits } from '../platform/serving/serving-limits';
import type { App } from '../platform/valibot';
import { openTestDatabase } from './test-database';

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

/** Starts the api with its own database at noon on 2025-07-15 in New York. A DATABASE_PATH selects an embedded file. */
export async function testApi(
  env: Readonly<Record<string, string | undefined>> = {},
  serving?: ServingLimits,
): Promise<TestApi> {
  let now = new Date('2025-07-15T16:00:00Z');
  const config = readConfig({
    TOKEN_KEYS: KEYS,
    LOG_LEVEL: 'silent',
    ...env,
  });
  const db = await (env.DATABASE_PATH ? openDatabase(env.DATABASE_PATH) : openTestDatabase());
  const app = await buildApp({ config, db, clock: () => now }, serving);
  return {
    app,
    db,
    visitor: () => visitor(app),
    setClock: (instant) => {
      now = new Date(instant);
    },
    close: async () => {
      await app.close();
      await db.destroy();
    },
  };
}

function visitor(app: App): Visitor {
  const cookies = new Map<string, string>();
  const send: Visitor['send'] = async (method, url, payload, headers) => {
    const stored = Object.fromEntries(cookies);
    const response = await app.inject({
      method,
      url,
      headers,
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
