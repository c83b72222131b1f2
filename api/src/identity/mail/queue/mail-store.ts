import { v7 as uuid } from 'uuid';
import { isDue, isLeaseFree, leaseEnd } from '../../../jobs/lease-time';
import type { Db } from '../../../db/database';
import { skipLocked } from '../../../db/dialect';

export interface MailRef {
  readonly user_id: string;
  readonly id: string;
}

export interface ClaimedMail extends MailRef {
  readonly sealed: string;
  readonly attempts: number;
}

/** The context binds a sealed mail to its row: it does not open in another row. */
export const contextOf = ({ user_id, id }: MailRef): string => `mail ${user_id} ${id}`;

export async function addMail(
  db: Db,
  userId: string,
  seal: (context: string) => string,
  now: Date,
): Promise<void> {
  const ref = { user_id: userId, id: uuid() };
  const at = now.toISOString();
  await db
    .insertInto('queued_mails')
    .values({ ...ref, sealed: seal(contextOf(ref)), created_at: at, run_at: at, attempts: 0 })
    .execute();
}

/** Returns null when no mail is due. */
export async function claimMail(db: Db, owner: string, now: Date): Promise<ClaimedMail | null> {
  const due = db
    .selectFrom('queued_mails')
    .select('id')
    .where('given_up_at', 'is', null)
    .where(isDue(now))
    .where(isLeaseFree(now))
    .orderBy('run_at')
    .orderBy('id')
    .limit(1);
  const claimed = await db
    .updateTable('queued_mails')
    .set((is) => ({
      attempts: is('attempts', '+', 1),
      lease_owner: owner,
      lease_until: leaseEnd(now),
    }))
    .where('id', '=', skipLocked(db, due))
    .returning(['user_id', 'id', 'sealed', 'attempts'])
    .executeTakeFirst();
  return claimed ?? null;
}

export async function deleteMail(db: Db, { user_id, id }: MailRef): Promise<void> {
  await db.deleteFrom('queued_mails').where('user_id', '=', user_id).where('id', '=', id).execute();
}

export async function recordMailFailure(
  db: Db,
  { user_id, id }: MailRef,
  code: string,
  { now, runAt }: { readonly now: Date; readonly runAt: Date | null },
): Promise<void> {
  await db
    .updateTable('queued_mails')
    .set({
      last_error: code,
      lease_owner: null,
      lease_until: null,
      ...(runAt ? { run_at: runAt.toISOString() } : { given_up_at: now.toISOString() }),
    })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}

const FAILED_MAIL_LIFETIME_MS = 30 * 86_400_000;

export async function deleteOldMails(db: Db, now: Date): Promise<void> {
  const end = new Date(now.getTime() - FAILED_MAIL_LIFETIME_MS).toISOString();
  await db.deleteFrom('queued_mails').where('given_up_at', '<', end).execute();
}
