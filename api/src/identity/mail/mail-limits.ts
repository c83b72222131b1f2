import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors';
import { reserve } from '../../limits/failures';
import { networkOf } from '../../limits/network-of';
import type { Rule } from '../../limits/wait';
import type { IdentityWorld } from '../world';

const MINUTE_MS = 60_000;

/** The wait is shorter than the life of a reset link, so the owner has a link that works even during a flood. */
const ADDRESS: Rule = { free: 3, longestWaitMs: 20 * MINUTE_MS };
const NETWORK: Rule = { free: 100, longestWaitMs: 15 * MINUTE_MS };

export async function countMail(
  { db, clock }: IdentityWorld,
  { server, ip }: FastifyRequest,
  email: string,
): Promise<void> {
  const counters = [
    { name: 'mail-network', subject: server.pseudonym('mail', networkOf(ip)), rule: NETWORK },
    { name: 'mail-address', subject: server.pseudonym('mail', email), rule: ADDRESS },
  ];
  const reserved = await reserve(db, counters, clock());
  if ('ids' in reserved) return;
  const { name, leftMs } = reserved.refusal;
  throw new AppError('TOO_MANY_REQUESTS', {
    retryAfterS: Math.ceil(leftMs / 1000),
    facts: { limit: name },
  });
}
