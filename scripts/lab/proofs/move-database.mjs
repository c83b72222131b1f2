/**
 * Moves an embedded database with a linked bank and users' entries to PostgreSQL with the operator's command. The
 * command must refuse while Halyard runs. Afterwards, the same sessions must read the same figures, and new bank
 * data must arrive.
 *
 *   node scripts/build.mjs && node scripts/lab/proofs/move-database.mjs      ROWS=3000 SEED=1
 */
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from '../../paths.mjs';
import { createDatabase } from '../../postgres/create-database.mjs';
import { startPostgres } from '../../postgres/server.mjs';
import { askDatabase } from '../../run/ask-database.mjs';
import { burst } from './support/bank-bursts.mjs';
import { linkedBank } from './support/linked-bank.mjs';
import { persona } from './support/persona.mjs';
import { seeded } from './support/seeded.mjs';
import { openStage } from './support/stage.mjs';
import { account, keepWriting, writer } from './support/writer.mjs';

const ROWS = Number(process.env.ROWS ?? 3000);
const WRITERS = 4;
const random = seeded(Number(process.env.SEED ?? 1));

const READS = ['accounts', 'holdings', 'liabilities', 'transactions', 'spending', 'budget']
  .concat('income', 'protection', 'net-worth', 'score', 'notifications', 'insights')
  .map((name) => `/api/finance/${name}`);

const run = promisify(execFile);

async function move(from, to) {
  const args = ['scripts/migrate-database.mjs', '--from', from, '--to', to];
  const { stdout, stderr, code } = await run(process.execPath, args, { cwd: ROOT }).catch((e) => e);
  return { isDone: code === undefined, said: `${stdout}${stderr}`.trim() };
}

async function figures({ api }) {
  const answers = await Promise.all(READS.map((path) => api('GET', path)));
  return JSON.stringify(answers);
}

async function main() {
  const server = await startPostgres({ isDurable: true });
  const databaseUrl = await createDatabase(server.url());
  const stage = await openStage({
    person: persona(ROWS, random),
    settings: { PUBLIC_ORIGIN: 'http://127.0.0.1' },
  });
  try {
    const embedded = await stage.startApi();
    const bank = await linkedBank(stage, `${stage.apiUrl}/api/plaid/webhook`);
    await bank.settled();
    const writers = Array.from({ length: WRITERS }, () => writer(stage.apiUrl));
    for (const one of writers) await one.begin();
    const stop = keepWriting(writers);
    await sleep(2000);
    await stop();
    const before = await figures(stage);
    const early = await move(stage.databasePath, databaseUrl);
    await embedded.stop();

    const moved = await move(stage.databasePath, databaseUrl);
    const again = await move(stage.databasePath, databaseUrl);
    await stage.startApi(undefined, { DATABASE_URL: databaseUrl });
    const checks = {
      'refused while Halyard runs': !early.isDone && early.said.includes('Another Halyard'),
      'moved, with the same counts and checksums': moved.isDone,
      'refused into a database with rows': !again.isDone,
      'the same figures in the same session': (await figures(stage)) === before,
    };
    await burst(bank, random);
    const settled = await bank.settled((query) => askDatabase(databaseUrl, query));
    checks['the bank’s news arrive after the move'] = settled.isEqual;
    const writes = await account(writers);
    checks['nothing acknowledged is lost'] = writes.lost === 0;
    console.log(
      JSON.stringify({ said: moved.said.split('\n').slice(-2), writes, checks }, null, 2),
    );
    const isGood = Object.values(checks).every(Boolean);
    console.log(isGood ? 'The database moved whole.' : 'FAILED');
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await stage.close();
    await server.stop();
  }
}

await main();
