import type { Db } from '../../db/database';
import { change } from '../change';
import { findInSample } from '../financial-data/sample';
import { hideFromSample } from './sample-changes';

/** Deletes an own policy or paystub, or hides one of the sample from this user. Throws NOT_FOUND. */
export function removePaper(
  db: Db,
  userId: string,
  table: 'policies' | 'paystubs',
  id: string,
  now: Date,
): Promise<void> {
  return change(db, userId, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows > 0n) return;
    await findInSample(trx, userId, (data): readonly { readonly id: string }[] => data[table], id);
    await hideFromSample(trx, userId, id, now);
  });
}
