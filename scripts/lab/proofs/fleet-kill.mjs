/**
 * Runs two instances on one PostgreSQL database while users write and a bank has changes. It repeatedly kills one
 * instance with SIGKILL and starts it again. In the end every acknowledged write must exist, the rows must equal
 * the bank's, and no job or webhook may remain. It needs PostgreSQL's programs.
 *
 *   node scripts/build.mjs && node scripts/lab/proofs/fleet-kill.mjs      KILLS=20 WRITERS=8 SEED=1
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { openFleet } from './support/fleet.mjs';
import { persona } from './support/persona.mjs';
import { seeded } from './support/seeded.mjs';
import { account, keepWriting, writer } from './support/writer.mjs';

const KILLS = Number(process.env.KILLS ?? 20);
const WRITERS = Number(process.env.WRITERS ?? 8);
const SEED = Number(process.env.SEED ?? 1);
const ROWS = 1000;
const BETWEEN_KILLS_MS = 1500;
const SETTLE_WITHIN_MS = 180_000;

const random = seeded(SEED);
const today = new Date().toISOString().slice(0, 10);

const truthOf = ({ transactions }) => ({
  rows: transactions.length,
  cents: -transactions.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0),
});

async function storedIn(fleet) {
  const [{ rows, cents }] = await fleet.ask(
    `select count(*) as rows, coalesce(sum(amount_cents), 0) as cents from transactions where source = 'bank'`,
  );
  const [left] = await fleet.ask(
    `select (select count(*) from webhook_inbox where handled_at is null) as webhooks,
            (select count(*) from jobs where lease_owner is not null) as jobs`,
  );
  return {
    rows: Number(rows),
    cents: Number(cents),
    unhandled: Number(left.webhooks),
    jobsHeld: Number(left.jobs),
  };
}

async function settled(fleet, itemId) {
  const startedMs = Date.now();
  for (;;) {
    const truth = truthOf(await fleet.control('truth', { item_id: itemId }));
    const stored = await storedIn(fleet);
    const isEqual = truth.rows === stored.rows && truth.cents === stored.cents;
    const tookMs = Date.now() - startedMs;
    if ((isEqual && stored.unhandled + stored.jobsHeld === 0) || tookMs > SETTLE_WITHIN_MS) {
      return { truth, stored, isEqual, settledAfterMs: tookMs };
    }
    await sleep(500);
  }
}

/** The bank adds some rows and reports them. */
async function news(fleet, itemId, accounts) {
  await fleet.control('transactions', {
    item_id: itemId,
    add: Array.from({ length: random.pick([1, 20, 100]) }, () => ({
      account_id: random.pick(accounts).account_id,
      amount: Math.round((random.next() * 200 - 40) * 100) / 100,
      description: `ROW ${random.upTo(1e9)}`,
      date_transacted: today,
      date_posted: today,
    })),
    modify: [],
    remove: [],
  });
}

async function main() {
  const fleet = await openFleet({ person: persona(ROWS, random) });
  try {
    await Promise.all([fleet.start(0), fleet.start(1)]);
    const writers = Array.from({ length: WRITERS }, () => writer(fleet.url));
    for (const one of writers) await one.begin();
    const banked = writer(fleet.url);
    await fleet.link(banked);
    const [{ plaid_item_id: itemId }] = await fleet.ask('select plaid_item_id from items');
    const { accounts } = await fleet.control('truth', { item_id: itemId });

    const stop = keepWriting(writers);
    let heldByDead = 0;
    for (let kills = 0; kills < KILLS; kills += 1) {
      await news(fleet, itemId, accounts);
      await sleep(random.upTo(BETWEEN_KILLS_MS));
      await fleet.kill(kills % 2);
      const [{ n }] = await fleet.ask(
        'select count(*) as n from jobs where lease_owner is not null',
      );
      if (Number(n) > 0) heldByDead += 1;
      await sleep(random.upTo(BETWEEN_KILLS_MS));
      await fleet.start(kills % 2);
    }
    await stop();
    const bank = await settled(fleet, itemId);
    const writes = await account(writers);
    console.log(
      JSON.stringify(
        { seed: SEED, kills: KILLS, killsWithAJobAtWork: heldByDead, writes, bank },
        null,
        2,
      ),
    );
    const isGood =
      writes.lost === 0 &&
      bank.isEqual &&
      bank.stored.unhandled === 0 &&
      bank.stored.jobsHeld === 0;
    console.log(isGood ? 'Nothing acknowledged is lost; no job is left over.' : 'FAILED');
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await fleet.close();
  }
}

await main();
