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

export function sessionToken(request: FastifyRequest, deps: Deps): string | undefined {
  return request.cookies[cookieName(isSecure(request, deps))];
}

export const sessionHash = (request: FastifyRequest, deps: Deps): string =>
  sha256(sessionToken(request, deps) ?? '');

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

/** A browser without a token gets one here; nothing is written to the database yet. */
export function visitToken(request: FastifyRequest, reply: FastifyReply, deps: Deps): string {
  const carried = sessionToken(request, deps);
  if (carried !== undefined && isToken(carried)) return carried;
  const token = newToken();
  giveToken(request, reply, deps, token, VISITOR);
  return token;
}

async function end({ person }: FastifyRequest, token: string | undefined, { db, clock }: Deps) {
  if (token !== undefined) await endSession(db, token, clock());
  if (isVisit(person)) await forgetVisit(db, person.userId);
}

export async function leave(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<void> {
  const secure = isSecure(request, deps);
  await end(request, sessionToken(request, deps), deps);
  reply.clearCookie(cookieName(secure), cookieOptions(secure, 0));
}

/** The new token keeps a session from ever changing its user. */
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

/** A stolen token stops working when a sign-in method changes. */
export async function renew(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  person: Pick<Person, 'userId' | 'email'>,
): Promise<void> {
  await enter(request, reply, deps, person);
}
