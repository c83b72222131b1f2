import { v7 as uuid } from 'uuid';
import { isDue } from '../../../db/lease/due-time';
import { isLeaseFree, leaseEnd } from '../../../db/lease/lease-time';
import type { Db } from '../../../db/database';
import { withoutWaiting } from '../../../db/dialect';

/** Which mail of which person. */
export interface MailRef {
  readonly user_id: string;
  readonly id: string;
}

export interface ClaimedMail extends MailRef {
  readonly sealed: string;
  /** Counts this try in. */
  readonly attempts: number;
}

/** What a sealed mail belongs to: elsewhere it does not open. */
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

/** Takes the mail that has been due longest, on this instance alone; null when none is due. */
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
    .where('id', '=', withoutWaiting(db, due))
    .returning(['user_id', 'id', 'sealed', 'attempts'])
    .executeTakeFirst();
  return claimed ?? null;
}

export async function renewMail(db: Db, { id }: MailRef, owner: string, now: Date): Promise<void> {
  await db
    .updateTable('queued_mails')
    .set({ lease_until: leaseEnd(now) })
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .execute();
}

/** A mail that has left leaves nothing behind. */
export async function deleteMail(db: Db, { user_id, id }: MailRef): Promise<void> {
  await db.deleteFrom('queued_mails').where('user_id', '=', user_id).where('id', '=', id).execute();
}

/** Notes a failure: the mail is tried again at `runAt`, or was given up when that is null. */
export async function noteMailFailure(
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

/** A mail that was given up is of no use after a month, and its address should not lie around. */
const KEPT_FOR_MS = 30 * 86_400_000;

export async function forgetOldMails(db: Db, now: Date): Promise<void> {
  const end = new Date(now.getTime() - KEPT_FOR_MS).toISOString();
  await db.deleteFrom('queued_mails').where('given_up_at', '<', end).execute();
}
