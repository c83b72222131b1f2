import type { BillChoice } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import type { Db } from '../database';

/** Returns the oldest first, because the ids contain the time of their creation. */
export async function billChoicesOf(db: Db, userId: string): Promise<BillChoice[]> {
  const rows = await db
    .selectFrom('bill_choices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, payee, direction, low_cents, high_cents, rhythm }) => ({
    id,
    payees: payee.split('\n'),
    direction,
    low: cents(low_cents),
    high: cents(high_cents),
    rhythm,
  }));
}
