import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownStore } from '../../scripts/mfe/own-store.mjs';
import { createDatabase } from '../../scripts/postgres/create-database.mjs';
import { startBalancer } from '../../scripts/run/balancer.mjs';
import { freePort } from '../../scripts/run/port.mjs';
import { startProduct } from '../../scripts/run/product.mjs';

/**
 * With a PostgreSQL server (`npm test fleet`), two instances run behind a balancer. Without it, one instance runs
 * with an embedded database.
 */
const SERVER = process.env.TEST_POSTGRES_URL;
const INSTANCES = SERVER ? 2 : 1;

/**
 * Starts the whole product as real processes on free ports, with its own data and its own copy of the built files.
 * A test may break them without an effect on other tests. There are no keys for banks or AI, so nothing leaves the
 * machine. `settings` adds to the environment, and `hear` receives what the processes print.
 */
export async function startTestProduct({ settings = () => ({}), hear } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-e2e-'));
  const store = await ownStore(folder);
  const bankPort = await freePort();
  const ports = [];
  while (ports.length < INSTANCES) ports.push(await freePort());
  const balancer = INSTANCES > 1 ? await startBalancer(ports) : null;
  const port = balancer?.port ?? ports[0];
  const data = join(folder, 'data');
  const databaseUrl = SERVER ? await createDatabase(SERVER) : '';
  const env = {
    ...process.env,
    PLAID_CLIENT_ID: '',
    PLAID_SECRET: '',
    OPENAI_API_KEY: '',
    MFE_STORE: store,
    TOKEN_KEY_FILE: join(folder, 'keys', 'token.key'),
    DATABASE_URL: databaseUrl,
    PAGES_PORT: String(port),
    // A test that writes through the API does not name a time zone.
    TIME_ZONE: Intl.DateTimeFormat().resolvedOptions().timeZone,
    // On a busy machine, drawing a view takes longer than a user would wait.
    FIRST_VIEW_MS: '10000',
    ...settings({ folder, port }),
  };
  const product = await startProduct({ env, ports, bankPort, data, hear });
  await balancer?.look();
  const stop = async () => {
    await balancer?.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    url: `http://127.0.0.1:${port}`,
    bankUrl: `http://127.0.0.1:${bankPort}`,
    database: databaseUrl || join(data, 'halyard.db'),
    folder,
    store,
    stop,
  };
}
