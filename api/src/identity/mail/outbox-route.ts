import { outboxSchema, PATHS } from '@halyard/shared-contracts/wire';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors';
import { isForwarded } from '../../platform/host/forwarded';
import { isLoopbackName } from '../../platform/host/own-names';
import type { App } from '../../platform/valibot';
import type { IdentityWorld } from '../world';
import { outboxMails } from './outbox-mailer';

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
