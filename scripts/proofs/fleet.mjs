import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_DIR } from '../paths.mjs';
import { Client, createDatabase } from '../postgres/create-database.mjs';
import { startPostgres } from '../postgres/server.mjs';
import { startApi } from '../run/api-service.mjs';
import { startBalancer } from '../run/balancer.mjs';
import { freePort } from '../run/port.mjs';
import { startService } from '../run/service.mjs';

const CONTROL_TOKEN = 'proof';
const PERSONA = 'proof-person';
const BANK_KEYS = { 'plaid-client-id': 'practice', 'plaid-secret': 'practice' };

/**
 * Two instances of the built api behind a balancer, over a durable PostgreSQL and a practice bank of their own. `person`
 * is in Plaid's custom-user format.
 */
export async function openFleet({ person, settings = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-fleet-'));
  const personas = join(folder, 'personas');
  mkdirSync(personas);
  writeFileSync(join(personas, `${PERSONA}.json`), JSON.stringify(person));
  const server = await startPostgres({ isDurable: true });
  const databaseUrl = await createDatabase(server.url());
  const ports = [await freePort(), await freePort()];
  const bankPort = await freePort();
  const balancer = await startBalancer(ports);
  const url = `http://127.0.0.1:${balancer.port}`;
  const bankUrl = `http://127.0.0.1:${bankPort}`;

  const bank = startService('The practice bank', join(API_DIR, 'practice-bank/server.mjs'), {
    PRACTICE_BANK_PORT: String(bankPort),
    PRACTICE_PERSONAS_DIR: personas,
    PRACTICE_BANK_CONTROL_TOKEN: CONTROL_TOKEN,
    PRACTICE_BANK_STATE: undefined,
  });
  await bank.ready;

  const instances = [null, null];
  const start = async (index) => {
    const service = startApi({
      PLAID_CLIENT_ID: '',
      PLAID_SECRET: '',
      OPENAI_API_KEY: '',
      PORT: String(ports[index]),
      PRACTICE_BANK_PORT: String(bankPort),
      PUBLIC_ORIGIN: url,
      DATABASE_URL: databaseUrl,
      TOKEN_KEY_FILE: join(folder, 'token.key'),
      LOG_LEVEL: 'silent',
      ...settings,
    });
    instances[index] = service;
    await service.ready;
  };
  const kill = async (index) => {
    const service = instances[index];
    service.child.kill('SIGKILL');
    await service.closed;
  };

  const post = async (path, headers, body) => {
    const answer = await fetch(bankUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const control = (path, body) =>
    post(`/practice/control/${path}`, { authorization: `Bearer ${CONTROL_TOKEN}` }, body);

  /** Links the practice bank for a person, which tells its news to the balancer. */
  const link = async ({ api }) => {
    const { public_token } = await post('/sandbox/public_token/create', BANK_KEYS, {
      institution_id: 'ins_109508',
      initial_products: ['transactions', 'liabilities'],
      options: { override_username: PERSONA, webhook: `${url}/api/plaid/webhook` },
    });
    const answer = await api('POST', '/api/plaid/exchange-token', { public_token });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  };

  /** Asks the database itself. */
  const ask = async (query) => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return (await client.query(query)).rows;
    } finally {
      await client.end();
    }
  };

  const close = async () => {
    await balancer.close();
    for (const service of instances) await service?.stop();
    await bank.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const pids = () => instances.map((service) => service?.child.pid);
  return { url, start, kill, control, link, ask, close, pids, stop: (n) => instances[n].stop() };
}
