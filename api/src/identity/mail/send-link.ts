import type { FastifyRequest } from 'fastify';
import { linkOrigin } from '../site';
import { NOBODY } from '../tokens';
import type { IdentityWorld } from '../world';
import { MAILS } from './mails';
import { makeMailToken } from './mail-tokens';

interface Recipient {
  readonly userId: string;
  readonly email: string;
}

export async function sendLink(
  world: IdentityWorld,
  request: FastifyRequest,
  purpose: 'verify' | 'reset',
  { userId, email }: Recipient,
): Promise<void> {
  const { db, mailer, clock, config } = world;
  const token = await makeMailToken(db, { userId, purpose, email }, clock());
  await mailer.send({ userId, to: email, ...MAILS[purpose](linkOrigin(request, config), token) });
}

/** Does the same work for an address without an account, so that timing reveals nothing. */
export async function imitateSendingLink(
  { db, mailer, clock, config }: IdentityWorld,
  request: FastifyRequest,
  email: string,
): Promise<void> {
  await makeMailToken(db, { userId: NOBODY, purpose: 'nothing', email }, clock());
  await mailer.send({ userId: NOBODY, to: email, ...MAILS.noAccount(linkOrigin(request, config)) });
}
