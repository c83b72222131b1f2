import { recordAudit } from '../../db/audit';
import type { Db } from '../../db/database';
import { inTransaction } from '../../db/transaction';

/** Visits stay: a visitor has no other way back to their data. Returns the number of ended sessions. */
export function endAllSessions(db: Db, email: string | null, now: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    const ended = await trx
      .deleteFrom('sessions')
      .where('user_id', 'in', (is) =>
        is
          .selectFrom('users')
          .select('users.id')
          .where('users.email', 'is not', null)
          .$if(email !== null, (one) => one.where('users.email', '=', email)),
      )
      .returning('user_id')
      .execute();
    for (const userId of new Set(ended.map(({ user_id }) => user_id))) {
      await recordAudit(trx, userId, 'sessions-ended-by-operator', now);
    }
    return ended.length;
  });
}
