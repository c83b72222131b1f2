import { isNamedMerchant, type Transaction, wholeId } from '@halyard/shared-contracts/finance';
import type { MerchantRename, MerchantRenamed } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { allEdits } from '../../db/transaction-queries';
import { AppError } from '../../errors';
import { change } from '../change';
import { recordChange } from '../../changes/record-change';
import { saveSameEdit } from '../transaction/edits';

/** Renames a merchant in all rows as one change that can be undone. Throws NOT_FOUND. */
export async function renameMerchant(
  db: Db,
  userId: string,
  transactions: readonly Transaction[],
  { from, to }: MerchantRename,
  now: Date,
): Promise<MerchantRenamed> {
  const rows = transactions.filter(isNamedMerchant(from));
  const ids = [...new Set(rows.map(({ id }) => wholeId(id)))];
  if (ids.length === 0) throw new AppError('NOT_FOUND');
  const changeId = await change(db, userId, async (trx) => {
    const edits = await allEdits(trx, userId);
    const before = new Map(edits.map((edit) => [edit.transaction_id, edit.merchant]));
    await saveSameEdit(trx, userId, ids, { merchant: to }, now);
    const renamed = ids.map((id) => ({
      entity: 'transaction' as const,
      field: 'merchant' as const,
      entity_id: id,
      before: before.get(id) ?? null,
      after: to,
    }));
    const label = `${rows[0]?.merchant ?? from} → ${to}`;
    return recordChange(trx, userId, { kind: 'merchant-renamed', label, rows: renamed }, now);
  });
  return { changeId, changed: ids.length };
}
