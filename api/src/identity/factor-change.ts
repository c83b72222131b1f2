import type { FastifyRequest } from 'fastify';
import { type AuditEvent, recordAudit } from '../db/audit';
import type { Owner } from './account-guards';
import { browserOf } from './browser-label';
import { MAILS } from './mail/mails';
import type { IdentityWorld } from './world';

interface FactorChange {
  readonly event: Extract<AuditEvent, keyof typeof MAILS.factorChanged>;
  readonly detail?: string;
}

/** The owner gets a mail because someone else may have made the change. */
export async function reportFactorChange(
  { db, clock, mailer }: IdentityWorld,
  request: FastifyRequest,
  { userId, email }: Pick<Owner, 'userId' | 'email'>,
  { event, detail }: FactorChange,
): Promise<void> {
  const browser = browserOf(request);
  await recordAudit(db, userId, event, clock(), { browser, detail: detail ?? null });
  const mail = MAILS.factorChanged[event]({ browser, detail: detail ?? '' });
  await mailer.send({ userId, to: email, ...mail });
}
