import { type ChangedRow, recordChange } from '../changes/record-change';
import type { Db } from '../db/database';

/** Records what rules set on new rows as one change that can be undone. */
export async function recordRules(
  db: Db,
  userId: string,
  rows: readonly ChangedRow[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await recordChange(db, userId, { kind: 'rules-ran', label: '', by: 'rule', rows }, now);
}
