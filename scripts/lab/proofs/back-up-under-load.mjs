/**
 * Backs up the embedded database repeatedly while users write. Each back-up is then started on its own, as in a
 * restore. It must be complete and contain every write that was acknowledged before it began.
 *
 *   node scripts/build.mjs && node scripts/lab/proofs/back-up-under-load.mjs      BACK_UPS=5 WRITERS=8
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from '../../paths.mjs';
import { persona } from './support/persona.mjs';
import { seeded } from './support/seeded.mjs';
import { openStage } from './support/stage.mjs';
import { account, keepWriting, writer } from './support/writer.mjs';

const BACK_UPS = Number(process.env.BACK_UPS ?? 5);
const WRITERS = Number(process.env.WRITERS ?? 8);

const run = promisify(execFile);

/** Runs the command of the operator while all users continue to write. */
async function backUp(from, to) {
  const startedMs = performance.now();
  await run(process.execPath, ['scripts/back-up.mjs', '--from', from, '--to', to], { cwd: ROOT });
  return Math.round(performance.now() - startedMs);
}

async function main() {
  const stage = await openStage({
    person: persona(5000, seeded(1)),
    settings: { PUBLIC_ORIGIN: 'http://127.0.0.1' },
  });
  const service = await stage.startApi();
  const writers = Array.from({ length: WRITERS }, () => writer(stage.apiUrl));
  const report = [];
  try {
    await stage.link();
    for (const one of writers) await one.begin();
    const stop = keepWriting(writers);
    const taken = [];
    for (let n = 0; n < BACK_UPS; n += 1) {
      await sleep(1000);
      const known = writers.map((one) => one.snapshot());
      const file = join(stage.folder, `back-up-${n}.db`);
      taken.push({ file, known, tookMs: await backUp(stage.databasePath, file) });
    }
    await stop();
    const all = await account(writers);
    await service.stop();
    for (const { file, known, tookMs } of taken) {
      const restored = await stage.startApi(undefined, { DATABASE_PATH: file });
      const missing = await Promise.all(writers.map((one, index) => one.lost(known[index])));
      await restored.stop();
      const acknowledged = known.reduce((sum, { size }) => sum + size, 0);
      report.push({ tookMs, acknowledged, missing: missing.reduce((a, b) => a + b, 0) });
    }
    console.log(JSON.stringify({ writes: all, backUps: report }, null, 2));
    const isGood = all.lost === 0 && report.every(({ missing }) => missing === 0);
    console.log(isGood ? 'Each back-up is whole.' : 'FAILED');
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await service.stop();
    await stage.close();
  }
}

await main();
