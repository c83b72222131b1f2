import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { cookieName, cookieOptions, isSecure } from './cookie';
import { forgetVisit } from './forget-visit';
import { browserOf } from './browser-label';
import { knowDevice } from './guess/device-cookie';
import { isVisit, type Person, VISITOR } from './person';
import { daysOf } from './session/session-lifetime';
import { endSession, openSession } from './sessions';
import { isToken, newToken, sha256 } from './tokens';
import { offerVisit } from './visit/visit-offers';

/** The token that the request carries, if any. */
export function sessionToken(request: FastifyRequest, deps: Deps): string | undefined {
  return request.cookies[cookieName(isSecure(request, deps))];
}

/** What the session of a request is stored under. */
export const sessionHash = (request: FastifyRequest, deps: Deps): string =>
  sha256(sessionToken(request, deps) ?? '');

/** Gives the browser a token that it keeps as long as the session of its person lives. */
export function giveToken(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  token: string,
  person: Person,
): void {
  const secure = isSecure(request, deps);
  reply.setCookie(cookieName(secure), token, cookieOptions(secure, daysOf(person)));
}

/**
 * The token that a visitor's first write will be kept under. A browser without one is given it; nothing is written
 * before there is something to keep.
 */
export function visitToken(request: FastifyRequest, reply: FastifyReply, deps: Deps): string {
  const carried = sessionToken(request, deps);
  if (carried !== undefined && isToken(carried)) return carried;
  const token = newToken();
  giveToken(request, reply, deps, token, VISITOR);
  return token;
}

/** Ends the session that the request came with, and the visit behind it if there was nothing in it. */
async function end({ person }: FastifyRequest, token: string | undefined, { db, clock }: Deps) {
  if (token !== undefined) await endSession(db, token, clock());
  if (isVisit(person)) await forgetVisit(db, person.userId);
}

/** Ends the session that the request came with. */
export async function leave(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<void> {
  const secure = isSecure(request, deps);
  await end(request, sessionToken(request, deps), deps);
  reply.clearCookie(cookieName(secure), cookieOptions(secure, 0));
}

/**
 * Lets someone with an account in under a token of its own: a session never outlives a change of who it stands for.
 */
export async function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  { userId, email }: Pick<Person, 'userId' | 'email'>,
): Promise<Person> {
  const now = deps.clock();
  const before = request.person;
  await end(request, sessionToken(request, deps), deps);
  const token = await openSession(deps.db, { userId, browser: browserOf(request) }, now);
  if (isVisit(before) && before.userId !== userId) {
    await offerVisit(deps.db, { userId, visitId: before.userId }, now);
  }
  request.person = { userId, email, provedAt: now.toISOString() };
  giveToken(request, reply, deps, token, request.person);
  await knowDevice(request, reply, deps, userId);
  return request.person;
}

/**
 * Goes on under a new token after what guards the account was changed: a token that someone got hold of before is worth
 * nothing after.
 */
export async function renew(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  person: Pick<Person, 'userId' | 'email'>,
): Promise<void> {
  await enter(request, reply, deps, person);
}
