import type { AccountEvent } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';

const SHOWN = 200;
/** Strangers can cause failed log-ins; these must not push other events off the list. */
const FAILED_SHOWN = 50;
const FAILED = 'sign-in-failed';

const eventsOf = (db: Db, userId: string) =>
  db
    .selectFrom('audit_events')
    .select(['id', 'event', 'detail', 'browser', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');

const newestFirst = (a: AccountEvent, b: AccountEvent): number =>
  a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1;

export async function accountEvents(db: Db, userId: string): Promise<AccountEvent[]> {
  const failed = await eventsOf(db, userId)
    .where('event', '=', FAILED)
    .limit(FAILED_SHOWN)
    .execute();
  const others = await eventsOf(db, userId).where('event', '!=', FAILED).limit(SHOWN).execute();
  return [...failed, ...others].sort(newestFirst);
}
