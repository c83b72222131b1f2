import type { FastifyRequest } from 'fastify';
import { linkOrigin } from '../site';
import type { IdentityWorld } from '../world';
import { MAILS } from './mails';
import { makeMailToken } from './mail-tokens';

/** Mails a person a link that works once. */
export async function sendLink(
  world: IdentityWorld,
  request: FastifyRequest,
  purpose: 'verify' | 'reset',
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  const { db, mailer, clock, config } = world;
  const token = await makeMailToken(db, { userId, purpose, email }, clock());
  await mailer.send({ userId, to: email, ...MAILS[purpose](linkOrigin(request, config), token) });
}
