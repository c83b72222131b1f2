import { addDays, civilDay } from '@halyard/shared-contracts/finance';
import type { DeletionReceipt } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';

/** What the privacy policy promises (section 8): the data itself, and copies of it in backups. */
const ERASED_WITHIN_DAYS = 30;
const BACKUPS_WITHIN_DAYS = 90;

/** The receipt of a deletion, told by the id that only whoever asked was given; null for an unknown one. */
export async function readReceipt(
  db: Db,
  id: string,
  timeZone: string,
): Promise<DeletionReceipt | null> {
  const row = await db.selectFrom('deletions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const asked = civilDay(new Date(row.asked_at), timeZone);
  return {
    ...row,
    erased_by: addDays(asked, ERASED_WITHIN_DAYS),
    backups_by: addDays(asked, BACKUPS_WITHIN_DAYS),
  };
}
