import { countOf } from '@halyard/shared-contracts/testing/thorough';
import fc from 'fast-check';
import type { KyselyPlugin } from 'kysely';
import type { Db } from '../../db/database';
import { openTestDatabase } from '../../testing/test-database';
import type { BankWorld } from '../bank-world';
import type { ItemRef } from '../item/item-row';
import { newItemId, transactionRowId } from '../mapping/row-ids';
import { plaidProvider } from '../provider/plaid-provider';
import { listenAsModel, ModelBank, type ModelRow } from '../testing/model-bank';
import { start, step, type Step } from '../testing/model-steps';
import { bankConfigAt } from '../testing/practice';
import { createUser, instantRetries, testKeys, USER } from '../testing/world';
import { Secret } from '../token/secret';
import { TokenVault } from '../token/token-vault';
import { syncItem } from './sync';

/** `MODEL_RUNS` sets a higher number; 1,000 runs have to pass. */
const RUNS = Number(process.env.MODEL_RUNS ?? countOf({ usual: 6, thorough: 300 }));

/** A busy machine needs this much time. */
const MOST_MS_PER_RUN = 5000;

/** Fails from the nth statement on, as if the process had stopped there. */
function crash(at: number): KyselyPlugin {
  let count = 0;
  return {
    transformQuery: ({ node }) => {
      if ((count += 1) > at) throw new Error('the process was killed');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

interface Run {
  readonly world: BankWorld;
  readonly ref: ItemRef;
  readonly bank: ModelBank;
  readonly wait: () => void;
  /** These are the bank ids of rows that the person noted something on. */
  readonly noted: Set<string>;
}

let bank = new ModelBank();
let model: Awaited<ReturnType<typeof listenAsModel>>;
let db: Db;

beforeAll(async () => {
  model = await listenAsModel(() => bank);
  db = await openTestDatabase();
  await createUser(db, USER);
});

afterAll(async () => {
  await db.destroy();
  await model.close();
});

async function begin(): Promise<Run> {
  for (const table of [
    'transactions',
    'accounts',
    'items',
    'transaction_edits',
    'balance_history',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  bank = new ModelBank();
  let nowMs = Date.parse('2026-11-20T17:00:00Z');
  const vault = new TokenVault(testKeys());
  const ref = { userId: USER, itemId: newItemId() };
  const world: BankWorld = {
    db,
    vault,
    provider: plaidProvider(bankConfigAt(model.base), instantRetries),
    clock: () => new Date(nowMs),
    timeZone: 'UTC',
    retryTiming: instantRetries,
    log: { warn: () => undefined, error: () => undefined },
  };
  await db
    .insertInto('items')
    .values({
      user_id: USER,
      id: ref.itemId,
      plaid_item_id: ref.itemId,
      institution_name: 'Model Bank',
      token_sealed: vault.seal(new Secret('access-model-1'), ref),
      status: 'syncing',
      cursor_version: 0,
      history: 'pending',
      connected_at: world.clock().toISOString(),
      new_accounts: 0,
    })
    .execute();
  return { world, ref, bank, wait: () => void (nowMs += 6 * 60_000), noted: new Set() };
}

const storedRows = async () =>
  (await db.selectFrom('transactions').selectAll().execute())
    .map((row) => [row.plaid_transaction_id, row.amount_cents, row.pending])
    .sort();

const asStored = (rows: readonly ModelRow[]) =>
  rows.map((row) => [row.id, row.cents === 0 ? 0 : -row.cents, row.pending ? 1 : 0]).sort();

const bankRows = () => asStored(bank.truth());

type Sync = Extract<Step, { kind: 'sync' }>;

/** Returns the world of one of the two syncs. It may fail at a statement, and another sync may save just before it. */
function ownWorld(run: Run, { crashAt }: Sync, beforeSaving: () => Promise<void>): BankWorld {
  const plugin = crashAt === null ? null : crash(crashAt);
  const { provider } = run.world;
  const accounts: typeof provider.accounts = async (token) => {
    await beforeSaving();
    return provider.accounts(token);
  };
  return {
    ...run.world,
    provider: { ...provider, accounts },
    ...(plugin ? { db: db.withPlugin(plugin) } : {}),
  };
}

/** Runs one sync, or two at once. Returns how each ended; a failure is an outcome as well. */
async function outcomesOf(run: Run, one: Sync) {
  const attempt = (world: BankWorld) =>
    syncItem(world, run.ref).catch((error: unknown): unknown => error);
  let rival: Promise<unknown> | null = null;
  const overtake = async () => {
    if (one.rival?.kind !== 'overtakes' || rival) return;
    bank.remove(one.rival.n);
    bank.add(777, false);
    run.wait();
    await (rival = attempt(run.world));
  };
  if (one.rival?.kind === 'beside') rival = attempt(run.world);
  const own = await attempt(ownWorld(run, one, overtake));
  return [own, await rival];
}

const isDone = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'state' in outcome && outcome.state === 'done';

/** Expects all or nothing: after a sync, the rows are either as before or exactly as the bank reports them. */
async function syncOnce(run: Run, one: Sync) {
  run.wait();
  bank.faults = [...one.faults];
  const before = await storedRows();
  const outcomes = await outcomesOf(run, one);
  bank.faults = [];
  const after = await storedRows();
  if (!outcomes.some(isDone) && one.crashAt === null) expect(after).toEqual(before);
  const item = await db.selectFrom('items').select('cursor').executeTakeFirstOrThrow();
  if (item.cursor === null) return;
  const states = [before, ...bank.reportedStates().map(asStored)].map((rows) =>
    JSON.stringify(rows),
  );
  expect(states).toContain(JSON.stringify(after));
  const isLast = one.rival?.kind === 'overtakes' ? isDone(outcomes[1]) : isDone(outcomes[0]);
  if (isLast && one.rival?.kind !== 'beside') expect(after).toEqual(bankRows());
}

async function edit(run: Run, at: number) {
  const rows = await db.selectFrom('transactions').selectAll().where('pending', '=', 1).execute();
  const row = rows[at % Math.max(1, rows.length)];
  if (!row) return;
  run.noted.add(row.plaid_transaction_id ?? '');
  await db
    .insertInto('transaction_edits')
    .values({ user_id: USER, transaction_id: row.id, note: 'mine', updated_at: '' })
    .onConflict((conflict) => conflict.columns(['user_id', 'transaction_id']).doNothing())
    .execute();
}

async function take(run: Run, one: Step): Promise<void> {
  switch (one.kind) {
    case 'add':
      return bank.add(one.cents, one.pending, one.old);
    case 'change':
      return bank.change(one.n, one.cents);
    case 'remove':
      return bank.remove(one.n);
    case 'post':
      return bank.post(one.n, one.tip);
    case 'edit':
      return edit(run, one.n);
    case 'forget':
      return bank.forgetCursors();
    case 'history':
      bank.history =
        bank.history === 'NOT_READY' ? 'INITIAL_UPDATE_COMPLETE' : 'HISTORICAL_UPDATE_COMPLETE';
      return undefined;
    default:
      return syncOnce(run, one);
  }
}

/** Expects the person's notes of a pending row on the row that posted it, and nowhere else. */
async function expectEditsCarried(run: Run): Promise<void> {
  const edited = new Set(
    (await db.selectFrom('transaction_edits').selectAll().execute()).map(
      (row) => row.transaction_id,
    ),
  );
  for (const row of bank.truth()) {
    if (!run.noted.has(row.id) && !run.noted.has(row.pendingId ?? '')) continue;
    expect(edited).toContain(transactionRowId(run.ref.itemId, row.id));
  }
}

test(
  'after any faults and with two workers, the rows equal those of the bank',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        start,
        fc.array(step, { minLength: 10, maxLength: 60 }),
        async (from, steps) => {
          const run = await begin();
          bank.history = from;
          for (const one of steps) await take(run, one);
          bank.history = 'HISTORICAL_UPDATE_COMPLETE';
          await syncOnce(run, { kind: 'sync', faults: [], crashAt: null, rival: null });
          expect(await storedRows()).toEqual(bankRows());
          await expectEditsCarried(run);
        },
      ),
      { numRuns: RUNS },
    );
  },
  60_000 + RUNS * MOST_MS_PER_RUN,
);
