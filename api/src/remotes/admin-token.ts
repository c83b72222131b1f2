import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { reserve } from '../limits/failures';
import { networkOf } from '../limits/network-of';
import type { Rule } from '../limits/wait';
import { recordSecurityEvent } from '../security-events/plugin';

const WRONG_TOKENS: Rule = { free: 20, longestWaitMs: 15 * 60_000 };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Digests of one length hide how much of the token was right. */
const isToken = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

/** A right token passes even after many wrong ones, so that nobody can stop a team from disabling a bad version. */
export function adminCheck(token: string, { db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (isToken(request, token)) return;
    recordSecurityEvent(request, 'admin-token-refused');
    const subject = request.server.pseudonym('network', `admin ${networkOf(request.ip)}`);
    const counters = [{ name: 'admin-token', subject, rule: WRONG_TOKENS }];
    const reserved = await reserve(db, counters, clock());
    if ('ids' in reserved) {
      return reply.code(401).send({ ok: false, lines: ['The token is not right.'] });
    }
    const retryAfterS = Math.ceil(reserved.refusal.leftMs / 1000);
    return reply
      .code(429)
      .header('retry-after', retryAfterS)
      .send({ ok: false, lines: [`Too many wrong tokens. Try again in ${retryAfterS} seconds.`] });
  };
}
