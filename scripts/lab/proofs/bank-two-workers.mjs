/**
 * Runs two real processes of the api on one PostgreSQL database. Both sync, both receive webhooks, and sometimes
 * one of them is killed with SIGKILL and started again. In the end the database must equal the bank.
 *
 *   node scripts/build.mjs && node scripts/lab/proofs/bank-two-workers.mjs     ROUNDS=30 SEED=1
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../postgres/server.mjs';
import { freePort } from '../../run/port.mjs';
import { burst } from './support/bank-bursts.mjs';
import { linkedBank } from './support/linked-bank.mjs';
import { persona } from './support/persona.mjs';
import { startRelay } from './support/relay.mjs';
import { seeded } from './support/seeded.mjs';
import { openStage } from './support/stage.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 30);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const ROWS = 1000;
const LATEST_MS = 1200;

const random = seeded(SEED);

/** In each round the bank changes, one process refreshes, and sometimes one of the two is killed. */
async function round(stage, { bank, apis, start }) {
  const refreshing = stage.api('POST', '/api/plaid/refresh', {}).catch(() => null);
  const work = Promise.allSettled([burst(bank, random), refreshing]);
  await sleep(random.upTo(LATEST_MS));
  const killed = random.chance(0.4) ? random.pick([0, 1]) : null;
  if (killed !== null) {
    apis[killed].child.kill('SIGKILL');
    await apis[killed].closed;
    apis[killed] = await start(killed);
  }
  await work;
  return killed !== null;
}

async function main() {
  const server = await startPostgres();
  const stage = await openStage({ person: persona(ROWS, random), databaseUrl: server.url() });
  const otherPort = await freePort();
  const start = (n) => (n === 0 ? stage.startApi() : stage.startApi(otherPort));
  const apis = [await start(0), await start(1)];
  const hooks = [stage.apiUrl, `http://127.0.0.1:${otherPort}`].map(
    (url) => `${url}/api/plaid/webhook`,
  );
  const relay = await startRelay(...hooks);
  try {
    const bank = await linkedBank(stage, relay.url);
    let kills = 0;
    for (let n = 0; n < ROUNDS; n += 1) {
      if (await round(stage, { bank, apis, start })) kills += 1;
    }
    const result = await bank.settled();
    const [{ n: commits }] = await stage.all('select cursor_version as n from items');
    const report = {
      seed: SEED,
      rounds: ROUNDS,
      kills,
      rows: result.count,
      missing: result.rows.missing.length,
      invented: result.rows.invented.length,
      doubled: result.rows.doubled,
      accountsThatDiffer: result.accounts.missing.length,
      moneyConserved: result.conserved,
      settledAfterMs: result.tookMs,
      webhooks: relay.counts(),
      commits: Number(commits),
    };
    console.log(JSON.stringify(report, null, 2));
    console.log(result.isEqual ? 'Equal to the truth.' : 'FAILED');
    process.exitCode = result.isEqual ? 0 : 1;
  } finally {
    await Promise.all(apis.map((api) => api.stop()));
    await relay.close();
    await stage.close();
    await server.stop();
  }
}

await main();
