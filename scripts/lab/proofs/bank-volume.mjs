/**
 * Imports 100,000 transactions of a bank through the real path (practice bank, SDK, database) while others use the
 * api. The limits are 300 MB of memory, and 50 ms at p99 for other requests. It prints its figures as JSON. They
 * are only valid on a machine without other work.
 *
 *   node scripts/build.mjs && node scripts/lab/proofs/bank-volume.mjs      ROWS=100000
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { persona } from './support/persona.mjs';
import { peakMegabytes, probe } from './support/probe.mjs';
import { seeded } from './support/seeded.mjs';
import { openStage } from './support/stage.mjs';
import { compare } from './support/truth.mjs';

const ROWS = Number(process.env.ROWS ?? 100_000);
const MOST_MEGABYTES = 300;
const MOST_P99_MS = 50;
const EVERY_MS = 25;
const GIVE_UP_AFTER_MS = 300_000;

async function main() {
  const stage = await openStage({ person: persona(ROWS, seeded(1)) });
  const service = await stage.startApi();
  try {
    const isGood = (path) => async () => (await stage.api('GET', path)).status === 200;
    // As in every visit, a user who links a bank has first requested a link token.
    await stage.api('POST', '/api/plaid/create-link-token', {});
    const before = peakMegabytes(service.child.pid);
    const health = probe(isGood('/api/health'), EVERY_MS);
    const startedMs = performance.now();
    const linked = stage.link();
    await sleep(2 * EVERY_MS);
    const status = probe(isGood('/api/plaid/status'), EVERY_MS);
    await linked;
    const isSaved = (db) => Boolean(db.prepare('select cursor from items').get()?.cursor);
    while (!stage.look(isSaved) && performance.now() - startedMs < GIVE_UP_AFTER_MS) {
      await sleep(250);
    }
    const tookMs = Math.round(performance.now() - startedMs);
    const [ofHealth, ofStatus] = await Promise.all([health(), status()]);
    const itemId = stage.look((db) => db.prepare('select plaid_item_id as id from items').get().id);
    const truth = await stage.control('truth', { item_id: itemId });
    const { isEqual } = await compare(truth, stage.all);
    const megabytes = peakMegabytes(service.child.pid);
    const report = {
      rows: ROWS,
      tookMs,
      isEqual,
      megabytesBefore: before,
      megabytes,
      ofHealth,
      ofStatus,
    };
    console.log(JSON.stringify(report, null, 2));
    const isMet =
      isEqual &&
      megabytes <= MOST_MEGABYTES &&
      [ofHealth, ofStatus].every(({ p99, failures }) => p99 <= MOST_P99_MS && failures === 0);
    console.error(isMet ? 'The bar is met.' : 'The bar is missed.');
    process.exitCode = isMet ? 0 : 1;
  } finally {
    await service.stop();
    await stage.close();
  }
}

await main();
