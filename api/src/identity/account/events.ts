import type { AccountEvent } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';

const SHOWN = 200;

/** What happened to a person's account, links and data, the newest first. */
export function accountEvents(db: Db, userId: string): Promise<AccountEvent[]> {
  return db
    .selectFrom('audit_events')
    .select(['id', 'event', 'detail', 'browser', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
}
