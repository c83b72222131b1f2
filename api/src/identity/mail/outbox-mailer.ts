import type { OutboxMail } from '@halyard/shared-contracts/wire';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/database';
import { NOBODY } from '../tokens';
import type { Mailer } from './mailer';

const SHOWN = 50;

/** Mail of the embedded default: kept in the database and read on the outbox page. */
export function outboxMailer(db: Db, clock: () => Date): Mailer {
  return {
    isOutbox: true,
    send: async ({ userId, to, subject, body }) => {
      await db
        .insertInto('outbox')
        .values({
          user_id: userId,
          id: uuid(),
          recipient: to,
          subject,
          body,
          at: clock().toISOString(),
        })
        .execute();
    },
    close: async () => undefined,
  };
}

/** Gives a new account the mails that its address received before, so that they are deleted with it. */
export async function giveMails(db: Db, userId: string, email: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ user_id: userId })
    .where('user_id', '=', NOBODY)
    .where('recipient', '=', email)
    .execute();
}

/** The last mails, the newest first. */
export async function outboxMails(db: Db): Promise<OutboxMail[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'recipient as to', 'subject', 'body', 'at'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
}
