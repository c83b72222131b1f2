import fc from 'fast-check';
import type { KyselyPlugin } from 'kysely';
import { type Db, openDatabase } from '../../db/database';
import type { BankWorld } from '../bank-world';
import type { ItemRef } from '../item/item-row';
import { newItemId, transactionRowId } from '../mapping/row-ids';
import { BankError } from '../provider/bank-error';
import { plaidProvider } from '../provider/plaid-provider';
import { listenAsModel, ModelBank } from '../testing/model-bank';
import { start, step, type Step } from '../testing/model-steps';
import { bankConfigAt } from '../testing/practice';
import { createUser, noPatience, testKeys, USER } from '../testing/world';
import { Secret } from '../token/secret';
import { TokenVault } from '../token/token-vault';
import { syncItem } from './sync';

/** Raise it for a long night; the design's bar is 500. */
const RUNS = Number(process.env.MODEL_RUNS ?? 40);

/** Stops the process, as it were, at the nth statement from now on. */
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
  /** Bank ids of rows that the person noted something on. */
  readonly noted: Set<string>;
}

let bank = new ModelBank();
let model: Awaited<ReturnType<typeof listenAsModel>>;
let db: Db;

beforeAll(async () => {
  model = await listenAsModel(() => bank);
  db = await openDatabase(':memory:');
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
    provider: plaidProvider(bankConfigAt(model.base), noPatience),
    clock: () => new Date(nowMs),
    timeZone: 'UTC',
    patience: noPatience,
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

const kept = async () =>
  (await db.selectFrom('transactions').selectAll().execute())
    .map((row) => [row.plaid_transaction_id, row.amount_cents, row.pending])
    .sort();

const told = () =>
  bank
    .truth()
    .map((row) => [row.id, row.cents === 0 ? 0 : -row.cents, row.pending ? 1 : 0])
    .sort();

/** All or nothing: a sync that does not succeed leaves every row and the cursor as they were. */
async function syncOnce(run: Run, { faults, crashAt }: Extract<Step, { kind: 'sync' }>) {
  run.wait();
  bank.faults = [...faults];
  const before = await kept();
  const plugin = crashAt === null ? null : crash(crashAt);
  const world = plugin ? { ...run.world, db: db.withPlugin(plugin) } : run.world;
  const outcome = await syncItem(world, run.ref).catch((error: unknown) => error);
  bank.faults = [];
  if (outcome instanceof Error) {
    // The process may have been killed between its commit and its end: then the new state is whole as well.
    const after = await kept();
    if (outcome instanceof BankError) expect(after).toEqual(before);
    else expect([JSON.stringify(before), JSON.stringify(told())]).toContain(JSON.stringify(after));
    return;
  }
  const item = await db.selectFrom('items').select('cursor').executeTakeFirstOrThrow();
  if (item.cursor !== null) expect(await kept()).toEqual(told());
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

/** What a person noted on a pending row is on the row that posted it, and nowhere else. */
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

test('whatever happens on the way, the rows end up as the bank has them', async () => {
  await fc.assert(
    fc.asyncProperty(
      start,
      fc.array(step, { minLength: 10, maxLength: 60 }),
      async (from, steps) => {
        const run = await begin();
        bank.history = from;
        for (const one of steps) await take(run, one);
        bank.history = 'HISTORICAL_UPDATE_COMPLETE';
        await syncOnce(run, { kind: 'sync', faults: [], crashAt: null });
        expect(await kept()).toEqual(told());
        await expectEditsCarried(run);
      },
    ),
    { numRuns: RUNS },
  );
}, 600_000);
