import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_DIR, ROOT } from '../paths.mjs';
import { Client } from '../postgres/create-database.mjs';
import { startApi as startInstance } from '../run/api-service.mjs';
import { freePort } from '../run/port.mjs';
import { startService } from '../run/service.mjs';

const CONTROL_TOKEN = 'proof';
const PERSONA = 'proof-person';
const BANK_KEYS = { 'plaid-client-id': 'practice', 'plaid-secret': 'practice' };
const JSON_TYPE = { 'content-type': 'application/json' };

/** The database driver is the api's own dependency. */
const LibSql = createRequire(join(ROOT, 'api/package.json'))('libsql');

/**
 * The built api and the built practice bank as real processes over data of their own, with a hand on the bank's control
 * plane and one signed-in browser. `person` is in Plaid's custom-user format; `databaseUrl` names a PostgreSQL database in
 * the place of the embedded one.
 */
export async function openStage({ person, databaseUrl = '', settings = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-proof-'));
  const personas = join(folder, 'personas');
  mkdirSync(personas);
  writeFileSync(join(personas, `${PERSONA}.json`), JSON.stringify(person));
  const [port, bankPort] = [await freePort(), await freePort()];
  const databasePath = join(folder, 'halyard.db');
  const apiUrl = `http://127.0.0.1:${port}`;
  const bankUrl = `http://127.0.0.1:${bankPort}`;

  const bank = startService('The practice bank', join(API_DIR, 'practice-bank/server.mjs'), {
    PRACTICE_BANK_PORT: String(bankPort),
    PRACTICE_PERSONAS_DIR: personas,
    PRACTICE_BANK_CONTROL_TOKEN: CONTROL_TOKEN,
    PRACTICE_BANK_STATE: undefined,
  });
  await bank.ready;

  /** Starts the api, on the stage's own port or as another process beside it, or on another database. */
  const startApi = async (ownPort = port, more = {}) => {
    const service = startInstance({
      PLAID_CLIENT_ID: '',
      PLAID_SECRET: '',
      OPENAI_API_KEY: '',
      PORT: String(ownPort),
      PRACTICE_BANK_PORT: String(bankPort),
      DATABASE_PATH: databasePath,
      DATABASE_URL: databaseUrl,
      TOKEN_KEY_FILE: join(folder, 'token.key'),
      LOG_LEVEL: 'silent',
      ...settings,
      ...more,
    });
    await service.ready;
    return service;
  };

  let cookie = '';
  const api = async (method, path, body) => {
    const answer = await fetch(apiUrl + path, {
      method,
      headers: { cookie, ...(body ? JSON_TYPE : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const given = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
    if (given.length > 0) cookie = given.join('; ');
    return { status: answer.status, body: await answer.json() };
  };

  const post = async (path, headers, body) => {
    const answer = await fetch(bankUrl + path, {
      method: 'POST',
      headers: { ...JSON_TYPE, ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const control = (path, body) =>
    post(`/practice/control/${path}`, { authorization: `Bearer ${CONTROL_TOKEN}` }, body);

  const link = async (webhook) => {
    const { public_token } = await post('/sandbox/public_token/create', BANK_KEYS, {
      institution_id: 'ins_109508',
      initial_products: ['transactions', 'liabilities'],
      options: { override_username: PERSONA, ...(webhook ? { webhook } : {}) },
    });
    const answer = await api('POST', '/api/plaid/exchange-token', { public_token });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  };

  /** Looks into the database file with a connection of its own. */
  const look = (work) => {
    const database = new LibSql(databasePath);
    try {
      return work(database);
    } finally {
      database.close();
    }
  };

  /** The rows of a query, from whichever database it is. */
  const all = async (sql) => {
    if (!databaseUrl) return look((database) => database.prepare(sql).all());
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };

  const close = async () => {
    await bank.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, databasePath, apiUrl, startApi, api, control, link, look, all, close };
}
