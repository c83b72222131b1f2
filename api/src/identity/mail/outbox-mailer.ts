import type { OutboxMail } from '@halyard/shared-contracts/wire';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/database';
import { NOBODY } from '../tokens';
import type { Mailer } from './mailer';

const SHOWN = 50;

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

/** Assigns earlier mails of the address to its new account, so that they are deleted with it. */
export async function giveMails(db: Db, userId: string, email: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ user_id: userId })
    .where('user_id', '=', NOBODY)
    .where('recipient', '=', email)
    .execute();
}

export async function outboxMails(db: Db): Promise<OutboxMail[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'recipient as to', 'subject', 'body', 'at'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
}
