import { type OutboxMail, outboxSchema, PATHS } from '@halyard/shared-contracts/wire';
import type { FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/database';
import { AppError } from '../../errors';
import { isForwarded, isLoopbackName } from '../../platform/host/hosts';
import type { App } from '../../platform/valibot';
import { NOBODY } from '../tokens';
import type { IdentityWorld } from '../world';
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
export async function assignMails(db: Db, userId: string, email: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ user_id: userId })
    .where('user_id', '=', NOBODY)
    .where('recipient', '=', email)
    .execute();
}

async function outboxMails(db: Db): Promise<OutboxMail[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'recipient as to', 'subject', 'body', 'at'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** A foreign name that resolves to this machine must not let its page read the mails. */
const isOnThisMachine = (request: FastifyRequest): boolean =>
  LOOPBACK.has(request.socket.remoteAddress ?? '') &&
  isLoopbackName(request.hostname) &&
  !isForwarded(request);

export function outboxRoute(app: App, { config, db, mailer }: IdentityWorld): void {
  const isServed = mailer.isOutbox && !config.production && config.publicOrigin === null;
  app.get(PATHS.auth.outbox, { schema: { response: { 200: outboxSchema } } }, async (request) => {
    if (!isServed || !isOnThisMachine(request)) throw new AppError('NOT_FOUND');
    return { mails: await outboxMails(db) };
  });
}
