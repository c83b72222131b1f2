import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import fc from 'fast-check';
import { saveTransactions } from '../../bank/sync/save-transactions';
import { createUser } from '../../bank/testing/world';
import type { Db } from '../../db/database';
import { rulesForNewRows } from '../../rules/run-on-new-rows';
import { accountRow, transactionRow } from '../../testing/rows';
import { openTestDatabase } from '../../testing/test-database';
import { undoChange } from '../change-log/undo-change';
import { ownTransactions } from '../financial-data/transaction-list';
import { editTransaction } from '../transaction/edit-transaction';
import { applyRule } from './apply-rule';
import { addRule, removeRule } from './rule-list';

/** Raise it for a long night. */
const RUNS = Number(process.env.RULE_RUNS ?? 60);

const USER = 'ann';
const WHEN = { now: new Date('2025-07-15T12:00:00Z'), today: isoDate('2025-07-15') };
const TEXTS = ['abc', 'ab', 'abc', 'b'] as const;
const CATEGORIES = ['Travel', 'Gas', 'Rent'] as const;

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
  await createUser(db, USER);
  await db.insertInto('accounts').values(accountRow()).execute();
});
afterAll(() => db.destroy());

interface ModelRow {
  readonly text: string;
  own: string | null;
  byRule: string | null;
}

interface ModelRule {
  readonly id: string;
  readonly piece: string;
  readonly category: string;
}

interface ModelChange {
  readonly id: string;
  readonly cells: readonly { row: string; before: string | null; after: string }[];
  isUndone: boolean;
}

/** Maps and loops only: what the person, the rules, and the changes did. */
interface Model {
  readonly rows: Map<string, ModelRow>;
  rules: ModelRule[];
  readonly changes: ModelChange[];
}

const BANK = 'Other';
const cell = (rule: ModelRule): string => `${rule.id} ${rule.category}`;
const categoryOfCell = (text: string | null): string | null => text?.split(' ')[1] ?? null;
const shown = ({ own, byRule }: ModelRow): string => own ?? categoryOfCell(byRule) ?? BANK;
const firstFor = (rules: readonly ModelRule[], { text }: ModelRow) =>
  rules.find(({ piece }) => text.includes(piece));

const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];

type Step = readonly [
  kind: 'sync' | 'edit' | 'split' | 'rule' | 'dropRule' | 'apply' | 'undo',
  first: number,
  second: number,
];

let count = 0;

const STEPS: Readonly<Record<Step[0], (model: Model, a: number, b: number) => Promise<void>>> = {
  async sync(model, a) {
    const text = pick(TEXTS, a) ?? 'ab';
    const id = `txn-${(count += 1)}`;
    const row = transactionRow({ id, name: text, merchant: text, category: BANK });
    const { added } = await saveTransactions(db, USER, [row]);
    await (
      await rulesForNewRows(db, USER)
    )(added);
    const fresh: ModelRow = { text, own: null, byRule: null };
    const rule = firstFor(model.rules, fresh);
    if (rule) fresh.byRule = cell(rule);
    model.rows.set(id, fresh);
  },
  async edit(model, a, b) {
    const id = pick([...model.rows.keys()], a);
    if (id === undefined) return;
    const category = pick(CATEGORIES, b) ?? 'Travel';
    await editTransaction(db, USER, id, { category }, WHEN);
    model.rows.get(id)!.own = category;
  },
  async split(model, a) {
    const id = pick([...model.rows.keys()], a);
    if (id === undefined) return;
    const part = { category: 'Travel', amount: -5 };
    await editTransaction(db, USER, id, { category: 'Gas', parts: [part, part] }, WHEN);
    await editTransaction(db, USER, id, { parts: null }, WHEN);
    model.rows.get(id)!.own = 'Gas';
  },
  async rule(model, a, b) {
    const [piece = 'a', category = 'Travel'] = [pick(['a', 'b'], b), pick(CATEGORIES, a)];
    // The first rule is the one that wins, so most come first.
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
      const wins = facts.own === null && firstFor(model.rules, facts) === rule;
      if (!wins || shown(facts) === rule.category) return [];
      const before = facts.byRule;
      facts.byRule = cell(rule);
      return [{ row, before, after: cell(rule) }];
    });
    expect(changed).toBe(cells.length);
    model.changes.push({ id: changeId, cells, isUndone: false });
  },
  async undo(model, a) {
    const made = pick(model.changes, a);
    if (!made) return;
    if (made.isUndone) {
      await expect(undoChange(db, USER, made.id, WHEN.now)).rejects.toThrow();
      return;
    }
    await undoChange(db, USER, made.id, WHEN.now);
    made.isUndone = true;
    for (const { row, before, after } of made.cells) {
      const facts = model.rows.get(row)!;
      if (facts.byRule === after) facts.byRule = before;
    }
  },
};

async function empty(): Promise<Model> {
  for (const table of [
    'transactions',
    'transaction_edits',
    'rules',
    'changes',
    'change_rows',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  return { rows: new Map(), rules: [], changes: [] };
}

// Covers P3-A7-2, P3-A7-4, P3-A7-6.
test('any sequence of syncs, edits, rules, applications, and undos does what the model does', async () => {
  const kinds = ['sync', 'edit', 'split', 'rule', 'dropRule', 'apply', 'undo'] as const;
  const number = fc.nat({ max: 11 });
  const step: fc.Arbitrary<Step> = fc.tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('apply', 'rule', 'undo', 'sync') },
      { weight: 1, arbitrary: fc.constantFrom(...kinds) },
    ),
    number,
    number,
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 40, size: 'max' }),
      async (steps) => {
        const model = await empty();
        for (const [kind, a, b] of steps) {
          await STEPS[kind](model, a, b);
        }
        const { transactions } = await ownTransactions(db, USER);
        const found = transactions.map(({ id, category, amount }) => [id, category, amount]);
        const expected = [...model.rows].map(([id, row]) => [id, shown(row), cents(-1_000)]);
        expect(found.toSorted()).toEqual(expected.toSorted());
      },
    ),
    { numRuns: RUNS },
  );
});
