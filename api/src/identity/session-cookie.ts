import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { cookieName, cookieOptions } from './cookie';
import type { Person } from './plugin';
import { ACCOUNT_DAYS, endSession, isToken, newToken, openSession, VISIT_DAYS } from './sessions';

const isSecure = (request: FastifyRequest, { config }: Deps): boolean =>
  request.protocol === 'https' || (config.publicOrigin?.startsWith('https:') ?? false);

/** The token that the request carries, if any. */
export function sessionToken(request: FastifyRequest, deps: Deps): string | undefined {
  return request.cookies[cookieName(isSecure(request, deps))];
}

function giveToken(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  token: string,
  days: number,
): void {
  const secure = isSecure(request, deps);
  reply.setCookie(cookieName(secure), token, cookieOptions(secure, days));
}

/**
 * The token that a visitor's first write will be kept under. A browser without one is given it; nothing is written
 * before there is something to keep.
 */
export function visitToken(request: FastifyRequest, reply: FastifyReply, deps: Deps): string {
  const carried = sessionToken(request, deps);
  if (carried !== undefined && isToken(carried)) return carried;
  const token = newToken();
  giveToken(request, reply, deps, token, VISIT_DAYS);
  return token;
}

/** Ends the session that the request came with. */
export async function leave(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<void> {
  const secure = isSecure(request, deps);
  const token = sessionToken(request, deps);
  if (token) await endSession(deps.db, token, deps.clock());
  reply.clearCookie(cookieName(secure), cookieOptions(secure, 0));
}

/** Lets the person in under a token of its own: a session never outlives a change of who it stands for. */
export async function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  person: Person,
): Promise<Person> {
  const old = sessionToken(request, deps);
  if (old) await endSession(deps.db, old, deps.clock());
  const days = person.email === null ? VISIT_DAYS : ACCOUNT_DAYS;
  const token = await openSession(deps.db, person.userId, deps.clock(), days);
  giveToken(request, reply, deps, token, days);
  request.person = person;
  return person;
}
