import { isoDate } from '@halyard/shared-contracts/finance';
import { countOf } from '@halyard/shared-contracts/testing/thorough';
import fc from 'fast-check';
import { deleteTransactions, saveTransactions } from '../../bank/sync/save-transactions';
import { createUser } from '../../bank/testing/world';
import type { Db } from '../../db/database';
import { rulesForNewRows } from '../../rules/run-on-new-rows';
import { accountRow, transactionRow } from '../../testing/rows';
import { openTestDatabase } from '../../testing/test-database';
import { undoAny } from '../change-log/undo-any';
import { ownTransactions } from '../financial-data/transaction-list';
import { bulkEdit } from '../transaction/bulk-edit';
import { editTransaction } from '../transaction/edit-transaction';
import { removeTransaction } from '../transaction/transactions';
import { importStatement } from '../statement/import/import-statement';
import { workerPool } from '../../work/worker-pool';
import {
  BANK,
  categoryLikeBefore,
  cell,
  firstFor,
  isOwn,
  listed,
  type Model,
  type ModelChange,
  type ModelRow,
  pick,
  shown,
  valueOf,
} from './testing/model';
import { applyRule } from './apply-rule';
import { addRule, removeRule } from './rule-list';

/** A long run can raise this and use fewer steps for more sequences. */
const RUNS = Number(process.env.RULE_RUNS ?? countOf({ usual: 12, thorough: 600 }));
const MOST_STEPS = Number(process.env.RULE_STEPS ?? 40);

const USER = 'ann';
const WHEN = { now: new Date('2025-07-15T12:00:00Z'), today: isoDate('2025-07-15') };
const TEXTS = ['abc', 'ab', 'abc', 'b'] as const;
const CATEGORIES = ['Travel', 'Gas', 'Rent'] as const;

const JAR = accountRow({ id: 'jar', item_id: null, source: 'manual', balance_cents: 0 });

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
  await createUser(db, USER);
  await db.insertInto('accounts').values([accountRow(), JAR]).execute();
});
afterAll(async () => {
  await workerPool.stop();
  await db.destroy();
});

const KINDS = [
  'sync',
  'import',
  'edit',
  'split',
  'rule',
  'dropRule',
  'apply',
  'undo',
  'bulk',
  'review',
  'share',
  'remove',
] as const;

type Step = readonly [kind: (typeof KINDS)[number], first: number, second: number];

let count = 0;

const newestChange = async (): Promise<string> => {
  const { id } = await db
    .selectFrom('changes')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
};

/** Records a change of the cells that differ, or nothing if none does. */
async function recordCells(model: Model, cells: ModelChange['cells']): Promise<void> {
  const set = cells.filter(({ row, field, after }) => valueOf(model, row, field) !== after);
  if (set.length > 0)
    model.changes.push({ id: await newestChange(), cells: set, added: [], isUndone: false });
}

const PARTS = 'two halves';

/** Adds a row. The first rule that it meets acts on it. */
function addRow(model: Model, id: string, row: Omit<ModelRow, 'byRule'>): void {
  const rule = firstFor(model.rules, row.text);
  model.rows.set(id, { ...row, byRule: rule ? cell(rule) : null });
}

/** Returns the id of each row of an import by its number in the statement. */
async function importedRows(importId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['transaction_id', 'bank_ref'])
    .where('import_id', '=', importId)
    .execute();
  return new Map(rows.map((row) => [row.bank_ref ?? '', row.transaction_id]));
}

const send = (lines: readonly string[]) =>
  importStatement(
    db,
    USER,
    {
      accountId: JAR.id,
      fileName: 'july.csv',
      file: {
        content: Buffer.from(['Date,Payee,Amount,ID', ...lines].join('\n')).toString('base64'),
      },
      turned: [],
      balance: 'move',
    },
    WHEN,
  );

const STEPS: Readonly<Record<Step[0], (model: Model, a: number, b: number) => Promise<void>>> = {
  async sync(model, a) {
    const text = pick(TEXTS, a) ?? 'ab';
    const id = `txn-${(count += 1)}`;
    const row = transactionRow({ id, name: text, merchant: text, category: BANK });
    const { added } = await saveTransactions(db, USER, [row]);
    await (
      await rulesForNewRows(db, USER)
    )(added);
    addRow(model, id, { text, category: BANK, ref: null });
  },
  async import(model, a, b) {
    const refs = [`n${a % 4}`, `n${b % 4}`].filter((ref, at, all) => all.indexOf(ref) === at);
    const textOf = (ref: string) => pick(TEXTS, Number(ref.slice(1))) ?? 'ab';
    const sent = send(refs.map((ref) => `2025-07-01,${textOf(ref)},-10.00,${ref}`));
    const here = new Set([...model.rows.values()].map(({ ref }) => ref));
    const fresh = refs.filter((ref) => !here.has(ref));
    if (fresh.length === 0) {
      await expect(sent).rejects.toThrow('Every row of this file is in the account already');
      return;
    }
    const ids = await importedRows((await sent).id);
    const rows = fresh.map((ref) => ({
      ref,
      text: textOf(ref),
      category: categoryLikeBefore(model, textOf(ref)),
    }));
    for (const row of rows) addRow(model, ids.get(row.ref) ?? 'not imported', row);
    const added = [...ids.values()];
    model.changes.push({ id: await newestChange(), cells: [], added, isUndone: false });
  },
  async edit(model, a, b) {
    const row = pick([...model.rows.keys()], a);
    if (row === undefined) return;
    const category = pick(CATEGORIES, b) ?? 'Travel';
    await editTransaction(db, USER, row, { category }, WHEN);
    await recordCells(model, [{ row, field: 'own', after: category }]);
  },
  async split(model, a) {
    const row = pick([...model.rows.keys()], a);
    if (row === undefined) return;
    const isSplit = valueOf(model, row, 'parts') !== null;
    const part = { category: 'Travel', amount: -5 };
    await editTransaction(db, USER, row, { parts: isSplit ? null : [part, part] }, WHEN);
    await recordCells(model, [{ row, field: 'parts', after: isSplit ? null : PARTS }]);
  },
  async share(model, a, b) {
    const row = pick([...model.rows.keys()], a);
    if (row === undefined) return;
    await editTransaction(db, USER, row, { owed: b < 8 ? 4 : null }, WHEN);
    await recordCells(model, [{ row, field: 'owed', after: b < 8 ? '400' : null }]);
  },
  async bulk(model, a, b) {
    const ids = [...model.rows.keys()].filter((_, at) => at % 2 === a % 2);
    if (ids.length === 0) return;
    const category = pick(CATEGORIES, b) ?? 'Travel';
    await bulkEdit(db, USER, { ids, patch: { category } }, WHEN.now);
    const whole = ids.filter((row) => valueOf(model, row, 'parts') === null);
    await recordCells(
      model,
      whole.map((row) => ({ row, field: 'own', after: category })),
    );
  },
  async review(model, a) {
    const ids = [...model.rows.keys()].filter((_, at) => at % 3 === a % 3);
    if (ids.length === 0) return;
    await bulkEdit(db, USER, { ids, patch: { reviewed: true } }, WHEN.now);
    await recordCells(
      model,
      ids.map((row) => ({ row, field: 'reviewed', after: '1' })),
    );
  },
  async remove(model, a) {
    const row = pick([...model.rows.keys()], a);
    if (row === undefined) return;
    if (model.rows.get(row)?.ref === null) await deleteTransactions(db, USER, [row]);
    else await removeTransaction(db, USER, row, WHEN);
    model.rows.delete(row);
  },
  async rule(model, a, b) {
    const [piece = 'a', category = 'Travel'] = [pick(['a', 'b'], b), pick(CATEGORIES, a)];
    // The first rule wins, so most rules come first.
    const order = b < 8 ? 0 : model.rules.length;
    const id = await addRule(db, USER, {
      name: null,
      when: { match: 'all', conditions: [{ field: 'text', operator: 'contains', value: piece }] },
      then: { category },
      order,
    });
    model.rules.splice(order, 0, { id, piece, category });
  },
  async dropRule(model, a) {
    const rule = pick(model.rules, a);
    if (!rule) return;
    await removeRule(db, USER, rule.id);
    model.rules = model.rules.filter((each) => each !== rule);
  },
  async apply(model, a) {
    const rule = a < 8 ? model.rules[0] : pick(model.rules, a);
    if (!rule) return;
    const { changeId, changed } = await applyRule(db, USER, rule.id, WHEN.now);
    const cells = [...model.rows].flatMap(([row, facts]) => {
      const wins = !isOwn(model, row) && firstFor(model.rules, facts.text) === rule;
      if (!wins || shown(model, row) === rule.category) return [];
      return [{ row, field: 'byRule' as const, after: cell(rule) }];
    });
    expect(changed).toBe(cells.length);
    model.changes.push({ id: changeId, cells, added: [], isUndone: false });
  },
  async undo(model, a) {
    const made = pick(model.changes.toReversed(), a);
    if (!made) return;
    if (made.isUndone) {
      await expect(undoAny(db, USER, made.id, WHEN)).rejects.toThrow();
      return;
    }
    await undoAny(db, USER, made.id, WHEN);
    made.isUndone = true;
    for (const row of made.added) model.rows.delete(row);
  },
};

async function empty(): Promise<Model> {
  for (const table of [
    'transactions',
    'transaction_edits',
    'rules',
    'changes',
    'change_rows',
    'imports',
    'import_rows',
    'audit_events',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.updateTable('accounts').set({ balance_cents: 0 }).where('id', '=', JAR.id).execute();
  return { rows: new Map(), rules: [], changes: [] };
}

async function balanceOfJar(): Promise<number | null> {
  const jar = await db
    .selectFrom('accounts')
    .select('balance_cents')
    .where('id', '=', JAR.id)
    .executeTakeFirstOrThrow();
  return jar.balance_cents;
}

// Covers P3-A7-2, P3-A7-4, P3-A7-6, P3-A10-2.
test('any sequence of syncs, imports, edits, rules, changes of many rows, and undos agrees with the model', async () => {
  const number = fc.nat({ max: 11 });
  const step: fc.Arbitrary<Step> = fc.tuple(
    fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom('apply', 'rule', 'undo', 'sync') },
      { weight: 3, arbitrary: fc.constantFrom(...KINDS) },
    ),
    number,
    number,
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: MOST_STEPS, size: 'max' }),
      async (steps) => {
        const model = await empty();
        for (const [kind, a, b] of steps) {
          await STEPS[kind](model, a, b);
        }
        const { transactions } = await ownTransactions(db, USER);
        const found = transactions.map(({ id, category, amount, reviewed, forOthers }) => [
          id,
          category,
          amount,
          reviewed === true,
          forOthers !== undefined,
        ]);
        const expected = [...model.rows.keys()].flatMap((row) => listed(model, row));
        expect(found.toSorted()).toEqual(expected.toSorted());
        const imported = [...model.rows.values()].filter(({ ref }) => ref !== null);
        expect(await balanceOfJar()).toBe(0 - imported.length * 1_000);
      },
    ),
    { numRuns: RUNS },
  );
});
