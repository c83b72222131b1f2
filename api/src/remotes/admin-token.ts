import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { reserve } from '../limits/failures';
import { networkOf } from '../limits/network-of';
import type { Rule } from '../limits/wait';
import { recordSecurityEvent } from '../security-events/plugin';
import { teamsOf } from './team/team-store';
import { callerOf, type TeamCaller } from './team/team-token';

const WRONG_TOKENS: Rule = { free: 20, longestWaitMs: 15 * 60_000 };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Digests of one length hide how much of the token was right. */
const areSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

const bearerOf = ({ headers }: FastifyRequest): string =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';

export type Caller = TeamCaller | 'operator';

export interface AdminCheck {
  readonly onRequest: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** Throws for a request that was not checked. */
  readonly callerOf: (request: FastifyRequest) => Caller;
}

/**
 * Accepts the operator's token, and those of the teams of this store. A right token passes even after many wrong
 * ones, so that an attacker cannot stop a team from disabling a bad version.
 */
export function adminCheck(
  token: string,
  store: string,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): AdminCheck {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const identify = async (request: FastifyRequest): Promise<Caller | null> => {
    const bearer = bearerOf(request);
    if (areSame(bearer, token)) return 'operator';
    return callerOf(bearer, await teamsOf(store), clock());
  };
  return {
    onRequest: async (request, reply) => {
      const caller = await identify(request);
      if (caller) return void callers.set(request, caller);
      return refuse(request, reply, { db, clock });
    },
    callerOf: (request) => {
      const caller = callers.get(request);
      if (!caller) throw new Error('nobody checked the token of this request');
      return caller;
    },
  };
}

async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<unknown> {
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
}
