import { RULE_FIELDS, ruleRunner } from '@halyard/shared-contracts/finance';
import type { Db } from '../db/database';
import { categoryBookOf } from '../db/row/category-row';
import type { ChangedRow } from '../changes/record-change';
import type { RuleCells } from '../db/row/rule-cells';
import { ruleColumn } from '../db/row/rule-cells';
import { editsOf } from '../db/transaction-queries';
import { plainRowsOf, toPlainRow } from './plain-rows';
import { ruleFacts } from './rule-facts';
import { engineRules, storedRules } from './stored-rules';
import { cellsOf, type RowOutcome, writeCells } from './write-cells';

type RunOnNewRows = (ids: readonly string[]) => Promise<readonly ChangedRow[]>;

/** SQLite limits the values in one statement. */
const ROWS_AT_ONCE = 500;

/** Returns the cells that were empty before. */
const setCells = ({ id, outcome }: RowOutcome, before: RuleCells | undefined): ChangedRow[] => {
  const cells = cellsOf(outcome);
  return RULE_FIELDS.map(ruleColumn).flatMap((field) => {
    const after = cells[field];
    if (after === undefined || (before?.[field] ?? null) !== null) return [];
    return [{ entity: 'transaction' as const, field, entity_id: id, before: null, after }];
  });
};

/**
 * Rules act on new rows of a sync, an import, or the user only through this. It leaves what the user chose and what
 * rules set on the pending row before.
 */
export async function rulesForNewRows(db: Db, userId: string): Promise<RunOnNewRows> {
  const stored = await storedRules(db, userId);
  if (stored.length === 0) return async () => [];
  const book = await categoryBookOf(db, userId);
  const run = ruleRunner(engineRules(stored, book));
  const runOn: RunOnNewRows = async (ids) => {
    const rows = await plainRowsOf(db, userId).where('t.id', 'in', ids).execute();
    const edits = new Map(
      (await editsOf(db, userId, ids)).map((edit) => [edit.transaction_id, edit]),
    );
    const outcomes = rows.map(toPlainRow).map((plain) => {
      const { id } = plain.transaction;
      const facts = ruleFacts(plain, edits.get(id), book);
      return { id, outcome: run(facts.row, facts.own).outcome };
    });
    const set = outcomes.filter(({ outcome }) => Object.keys(outcome).length > 0);
    await writeCells(db, userId, set, { keepsOld: true });
    return set.flatMap((row) => setCells(row, edits.get(row.id)));
  };
  return async (ids) => {
    const done: ChangedRow[] = [];
    for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
      done.push(...(await runOn(ids.slice(at, at + ROWS_AT_ONCE))));
    }
    return done;
  };
}
