import { sql } from 'kysely';
import { setImmediate as otherWork } from 'node:timers/promises';
import type { BankWorld } from '../../bank/bank-world';
import { finishRemoval, forgetItem } from '../../bank/item/removal';
import { peopleTables } from '../../db/people-tables';
import type { Order } from './order';

/** Their rows are the way to end the links at the banks: each goes when its link has ended. */
const LINKS = 'items';

async function endLinks(world: BankWorld, userId: string): Promise<boolean> {
  const links = () =>
    world.db.selectFrom(LINKS).select('id').where('user_id', '=', userId).execute();
  for (const { id } of await links()) {
    const ref = { userId, itemId: id };
    await forgetItem(world, ref);
    await finishRemoval(world, ref).catch(() => {
      world.log.warn({ itemId: id }, 'A bank has yet to end a link; it will be asked again.');
    });
  }
  return (await links()).length === 0;
}

/**
 * Erases a person: ends every bank link, and deletes their rows from every table that names them, which the database
 * itself lists. True when nothing is left; false while a bank has yet to end a link. Can be done again at any time.
 */
export async function erasePerson(
  world: BankWorld,
  { userId, deletionId }: Order,
): Promise<boolean> {
  const { db, clock } = world;
  const ended = await endLinks(world, userId);
  for (const table of await peopleTables(db)) {
    if (table === LINKS) continue;
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(db);
    await otherWork();
  }
  if (!ended) return false;
  await db.deleteFrom('users').where('id', '=', userId).execute();
  await db
    .updateTable('deletions')
    .set({ erased_at: clock().toISOString() })
    .where('id', '=', deletionId)
    .where('erased_at', 'is', null)
    .execute();
  return true;
}
