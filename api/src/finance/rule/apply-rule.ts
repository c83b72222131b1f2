import { setImmediate as letOthersRun } from 'node:timers/promises';
import { RULE_FIELDS } from '@halyard/shared-contracts/finance';
import { recordAudit } from '../../db/audit';
import { dataVersion } from '../../db/data-version';
import type { Db } from '../../db/database';
import { categoryBookOf } from '../../db/row/category-row';
import type { Edit } from '../../db/row/edits';
import { ruleColumn } from '../../db/row/rule-cells';
import { allEdits } from '../../db/transaction-queries';
import { AppError } from '../../errors';
import { type StoredRule, storedRules } from '../../rules/stored-rules';
import { cellsOf, type RowOutcome, writeCells } from '../../rules/write-cells';
import { change } from '../change';
import { recordChange } from '../../changes/record-change';
import { allPlainRows } from './all-plain-rows';
import { ruleEffect } from './rule-effect';

interface Found {
  readonly rule: StoredRule;
  readonly rows: readonly RowOutcome[];
  readonly edits: ReadonlyMap<string, Edit>;
}

async function findRows(db: Db, userId: string, id: string): Promise<Found> {
  const stored = await storedRules(db, userId);
  const rule = stored.find((each) => each.id === id);
  if (!rule) throw new AppError('NOT_FOUND');
  const effect = ruleEffect(stored, id, await categoryBookOf(db, userId));
  const edits = new Map((await allEdits(db, userId)).map((edit) => [edit.transaction_id, edit]));
  const rows: RowOutcome[] = [];
  for await (const slice of allPlainRows(db, userId)) {
    for (const plain of slice) {
      const { id: rowId } = plain.transaction;
      const met = effect(plain, edits.get(rowId));
      if (met?.shown) rows.push({ id: rowId, outcome: met.outcome });
    }
  }
  return { rule, rows, edits };
}

function changedCells({ rows, edits }: Found) {
  return rows.flatMap(({ id, outcome }) => {
    const cells = cellsOf(outcome);
    return RULE_FIELDS.map(ruleColumn).flatMap((field) => {
      const after = cells[field];
      if (after === undefined) return [];
      const before = edits.get(id)?.[field] ?? null;
      return [{ entity: 'transaction' as const, field, entity_id: id, before, after }];
    });
  });
}

const ROWS_AT_ONCE = 500;

async function writeInSlices(trx: Db, userId: string, rows: readonly RowOutcome[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await writeCells(trx, userId, rows.slice(at, at + ROWS_AT_ONCE), { keepsOld: false });
    await letOthersRun();
  }
}

/**
 * Applies a rule to all present rows as one change. It searches the rows before the transaction, so that other
 * users can write meanwhile, and again inside if the data has changed. Throws NOT_FOUND.
 */
export async function applyRule(
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<{ changeId: string; changed: number }> {
  const version = await dataVersion(db, userId);
  const early = await findRows(db, userId, id);
  return change(db, userId, async (trx) => {
    const isFresh = (await dataVersion(trx, userId)) === version;
    const found = isFresh ? early : await findRows(trx, userId, id);
    await writeInSlices(trx, userId, found.rows);
    const label = found.rule.name ?? '';
    const rows = changedCells(found);
    const changeId = await recordChange(
      trx,
      userId,
      { kind: 'rule-applied', label, by: 'rule', rows },
      now,
    );
    await recordAudit(trx, userId, 'rule-applied', now, { detail: label || null });
    return { changeId, changed: found.rows.length };
  });
}
