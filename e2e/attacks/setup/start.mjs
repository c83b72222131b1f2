import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownStore } from '../../../scripts/mfe/own-store.mjs';
import { createDatabase } from '../../../scripts/postgres/create-database.mjs';
import { freePort } from '../../../scripts/run/port.mjs';
import { startProduct } from '../../../scripts/run/product.mjs';
import { startMailSink } from './mail-sink.mjs';

/** This is the public address of the attacked site. The tests act as the proxy that forwards its requests. */
const ORIGIN = 'https://money.example';
const ADMIN_TOKEN = 'an-admin-token-for-attacks-0123456789';
const CONTROL_TOKEN = 'control-token-for-attacks';

/** With a PostgreSQL server, two instances share one database. Only one process can use the embedded database. */
const SERVER = process.env.TEST_POSTGRES_URL;
const INSTANCES = SERVER ? 2 : 1;

const ports = async (count) => Promise.all(Array.from({ length: count }, freePort));

async function startIn(folder, instances, settings) {
  mkdirSync(folder, { recursive: true });
  const log = join(folder, 'log');
  writeFileSync(log, '');
  const [bankPort, ...own] = await ports(instances + 1);
  const data = join(folder, 'data');
  const env = {
    ...process.env,
    PLAID_CLIENT_ID: '',
    PLAID_SECRET: '',
    OPENAI_API_KEY: '',
    DATABASE_URL: '',
    MFE_STORE: await ownStore(folder),
    TOKEN_KEY_FILE: join(folder, 'token.key'),
    PRACTICE_BANK_CONTROL_TOKEN: CONTROL_TOKEN,
    ...settings,
  };
  const hear = (words) => appendFileSync(log, words);
  const product = await startProduct({ env, ports: own, bankPort, data, hear });
  return {
    stop: product.stop,
    place: {
      urls: own.map((port) => `http://127.0.0.1:${port}`),
      bankUrl: `http://127.0.0.1:${bankPort}`,
      database: settings.DATABASE_URL || join(data, 'halyard.db'),
      folder,
      pids: product.services.map(({ child }) => child.pid),
    },
  };
}

/**
 * Starts the products that all attacks share. `site` runs behind a proxy with a public address and a mail server;
 * `desk` runs as `npm start` does on one machine.
 */
export default async function startAttackedProducts() {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-attacks-'));
  const mail = join(folder, 'mail');
  const sink = await startMailSink(mail);
  const started = [];
  globalThis.halyardAttacked = {
    stop: async () => {
      await Promise.all(started.map(({ stop }) => stop()));
      await sink.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  const start = async (name, instances, settings) => {
    const product = await startIn(join(folder, name), instances, settings);
    started.push(product);
    return product.place;
  };
  const site = await start('site', INSTANCES, {
    ...sink.settings,
    DATABASE_URL: SERVER ? await createDatabase(SERVER) : '',
    PUBLIC_ORIGIN: ORIGIN,
    MFE_ADMIN_TOKEN: ADMIN_TOKEN,
  });
  const desk = await start('desk', 1, {});
  process.env.ATTACKED = JSON.stringify({
    site,
    desk,
    mail,
    origin: ORIGIN,
    adminToken: ADMIN_TOKEN,
    controlToken: CONTROL_TOKEN,
  });
}
