/**
 * Kills the API with SIGKILL at random moments of syncs and webhook bursts, and starts it again. All processes are
 * real. In the end the database must equal the bank and contain everything that was acknowledged: answered
 * webhooks, and the notes of a user.
 *
 *   node scripts/build.mjs && node scripts/lab/proofs/bank-kill.mjs      KILLS=50 SEED=1
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { burst } from './support/bank-bursts.mjs';
import { linkedBank } from './support/linked-bank.mjs';
import { persona } from './support/persona.mjs';
import { startRelay } from './support/relay.mjs';
import { seeded } from './support/seeded.mjs';
import { openStage } from './support/stage.mjs';

const KILLS = Number(process.env.KILLS ?? 50);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const ROWS = 3000;
/** A kill comes at most this long after the burst that it interrupts. */
const LATEST_KILL_MS = 1500;

const random = seeded(SEED);

/** These faults happen at the bank in addition to the kills. */
const FAULTS = [
  { effect: { delay_ms: 150 }, times: 4 },
  { effect: { delay_ms: 400 }, times: 2 },
  { effect: { error: 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION' }, times: 1 },
  { effect: { status: 502, body: '<html>Bad gateway</html>' }, times: 1 },
  { effect: { reset: true }, times: 1 },
  { effect: { truncate: true }, times: 1 },
];

/** Writes a note as a user does. Only an acknowledged note must exist. Without an answer, it may exist or not. */
async function note({ api }, ids, notes) {
  const id = random.pick(ids);
  const text = `note ${random.upTo(1e9)}`;
  const before = notes.get(id)?.acknowledged ?? null;
  notes.set(id, { acknowledged: before, maybe: text });
  const answer = await api('PATCH', `/api/finance/transactions/${id}`, { note: text });
  if (answer.status === 200) notes.set(id, { acknowledged: text, maybe: text });
}

/** Counts the unfinished work of the dead process. */
const leftBehind = (database) => ({
  sync: database.prepare('select count(*) as n from items where lease_owner is not null').get().n,
  job: database.prepare('select count(*) as n from jobs where lease_owner is not null').get().n,
  webhook: database
    .prepare('select count(*) as n from webhook_inbox where handled_at is null')
    .get().n,
});

function lostNotes(database, notes) {
  const read = database.prepare('select note from transaction_edits where transaction_id = ?');
  return [...notes].filter(([id, { acknowledged, maybe }]) => {
    const stored = read.get(id)?.note ?? null;
    return stored !== acknowledged && stored !== maybe;
  }).length;
}

async function main() {
  const stage = await openStage({ person: persona(ROWS, random) });
  const relay = await startRelay(`${stage.apiUrl}/api/plaid/webhook`);
  const killed = { total: 0, sync: 0, job: 0, webhook: 0 };
  const notes = new Map();
  let service = await stage.startApi();
  try {
    const bank = await linkedBank(stage, relay.url);
    const ids = stage
      .look((db) => db.prepare('select id from transactions').all())
      .map((r) => r.id);

    while (killed.total < KILLS) {
      if (random.chance(0.6)) {
        const fault = { path: '/transactions/sync', ...random.pick(FAULTS) };
        await stage.control('faults', fault);
      }
      const work = Promise.allSettled([burst(bank, random), note(stage, ids, notes)]);
      await sleep(random.upTo(LATEST_KILL_MS));
      service.child.kill('SIGKILL');
      await service.closed;
      await work;
      killed.total += 1;
      for (const [kind, count] of Object.entries(stage.look(leftBehind))) {
        if (count > 0) killed[kind] += 1;
      }
      service = await stage.startApi();
    }

    const result = await bank.settled();
    await service.stop();
    const report = stage.look((database) => ({
      seed: SEED,
      kills: killed.total,
      killedInSync: killed.sync,
      killedInJob: killed.job,
      killedWithWebhooksUnhandled: killed.webhook,
      rows: result.count,
      missing: result.rows.missing.length,
      invented: result.rows.invented.length,
      doubled: result.rows.doubled,
      accountsThatDiffer: result.accounts.missing.length,
      moneyConserved: result.conserved,
      settledAfterMs: result.tookMs,
      webhooks: relay.counts(),
      webhooksKept: database.prepare('select count(*) as n from webhook_inbox').get().n,
      notes: notes.size,
      notesLost: lostNotes(database, notes),
      commits: database.prepare('select cursor_version as n from items').get().n,
      integrity: database.pragma('integrity_check')[0].integrity_check,
    }));
    console.log(JSON.stringify(report, null, 2));
    const isGood =
      result.isEqual &&
      report.notesLost === 0 &&
      report.webhooksKept >= report.webhooks.acknowledged &&
      report.integrity === 'ok';
    console.log(isGood ? 'Equal to the truth; nothing acknowledged is lost.' : 'FAILED');
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await service.stop();
    await relay.close();
    await stage.close();
  }
}

await main();
