/**
 * Measures what one user costs: processor time and disk for linking a bank, a webhook, a sync that finds nothing new, and
 * an opened home screen. It prints its figures as JSON, from which the costs in docs/scale.md come.
 *
 *   node scripts/build.mjs && node scripts/lab/proofs/unit-costs.mjs      USERS=30 ROWS=4300 DATABASE_URL=postgres://…
 *
 * Without ROWS each user has the accounts and rows of a family.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processorMs } from '../bench/process-figures.mjs';
import { ROOT } from '../../paths.mjs';
import { browserSession } from './support/browser-session.mjs';
import { persona } from './support/persona.mjs';
import { seeded } from './support/seeded.mjs';
import { openStage } from './support/stage.mjs';

const USERS = Number(process.env.USERS ?? 30);
const VISITS = 20;
const SETTLED_MS = 1_500;
const PERSON = 'api/practice-bank/personas/family-homeowners.json';

/** The page of home reads these before it shows its figures (`docs/performance.md`). */
const HOME = ['auth/session', 'finance/accounts', 'finance/home', 'plaid/status'];

const SIZE_ON_SERVER = 'select pg_database_size(current_database()) as bytes';
const SIZE_OF_FILE =
  'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()';

const person = process.env.ROWS
  ? persona(Number(process.env.ROWS), seeded(1))
  : JSON.parse(readFileSync(join(ROOT, PERSON), 'utf8'));
const round = (value, digits = 2) => Number(value.toFixed(digits));

/** Waits until the process is idle, because answers do not wait for the work that they start. */
async function untilIdle(pid) {
  let before = -1;
  while (processorMs(pid) - before > SETTLED_MS / 100) {
    before = processorMs(pid);
    await sleep(SETTLED_MS);
  }
}

async function main() {
  const databaseUrl = process.env.DATABASE_URL ?? '';
  const stage = await openStage({ person, databaseUrl });
  // Each user has a separate network, because limits apply per network.
  const service = await stage.startApi(undefined, { PUBLIC_ORIGIN: stage.apiUrl });
  const { pid } = service.child;
  const bytes = async () => {
    const [row] = await stage.all(databaseUrl ? SIZE_ON_SERVER : SIZE_OF_FILE);
    return Number(row.bytes);
  };
  const costOf = async (count, work) => {
    await untilIdle(pid);
    const before = processorMs(pid);
    for (let index = 0; index < count; index += 1) await work(index);
    await untilIdle(pid);
    return round((processorMs(pid) - before) / count);
  };
  try {
    const sessions = Array.from({ length: USERS }, (_, index) =>
      browserSession(stage.apiUrl, {
        'x-forwarded-for': `198.18.${index >> 6}.${(index & 63) * 4 + 1}`,
      }),
    );
    const link = (index) => stage.link(undefined, sessions[index]);
    await link(0);
    const bytesBefore = await bytes();
    const linkMs = await costOf(USERS - 1, (index) => link(index + 1));
    const bytesPerUser = Math.round(((await bytes()) - bytesBefore) / (USERS - 1));
    const [{ rows }] = await stage.all('select count(*) as rows from transactions');
    const refreshMs = await costOf(USERS, (index) =>
      sessions[index].api('POST', '/api/plaid/refresh', {}),
    );
    const readHome = async (index) => {
      const { api } = sessions[index % USERS];
      for (const path of HOME) {
        const { status } = await api('GET', `/api/${path}?userId=demo_user`);
        if (status !== 200) throw new Error(`/api/${path} answered ${status}`);
      }
    };
    const firstHomeMs = await costOf(USERS, readHome);
    const homeMs = await costOf(USERS * VISITS, readHome);
    const report = {
      users: USERS,
      rowsPerUser: Math.round(Number(rows) / USERS),
      linkMs,
      bytesPerUser,
      refreshMs,
      firstHomeMs,
      homeMs,
    };
    console.log(JSON.stringify(report, null, 2));
  } finally {
    await service.stop();
    await stage.close();
  }
}

await main();
