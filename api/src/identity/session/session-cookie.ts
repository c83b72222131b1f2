import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { cookieName, cookieOptions, isHttps } from './cookie';
import { deleteEmptyVisit } from '../visit/delete-empty-visit';
import { browserOf } from '../browser-label';
import { markDeviceAsKnown } from '../guess/device-cookie';
import { isVisit, type Person, VISITOR } from '../person';
import { daysOf } from './session-lifetime';
import { endSession, openSession } from './sessions';
import { saveZone, zoneOf } from '../time-zone';
import { isToken, newToken, sha256 } from '../tokens';
import { offerVisit } from '../visit/visit-offers';

export function sessionToken(request: FastifyRequest, deps: Deps): string | undefined {
  return request.cookies[cookieName(isHttps(request, deps))];
}

export const sessionHash = (request: FastifyRequest, deps: Deps): string =>
  sha256(sessionToken(request, deps) ?? '');

export function setTokenCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  token: string,
  person: Person,
): void {
  const secure = isHttps(request, deps);
  reply.setCookie(cookieName(secure), token, cookieOptions(secure, daysOf(person)));
}

/** A browser without a token gets one here; nothing is written to the database yet. */
export function visitToken(request: FastifyRequest, reply: FastifyReply, deps: Deps): string {
  const carried = sessionToken(request, deps);
  if (carried !== undefined && isToken(carried)) return carried;
  const token = newToken();
  setTokenCookie(request, reply, deps, token, VISITOR);
  return token;
}

async function end({ person }: FastifyRequest, token: string | undefined, { db, clock }: Deps) {
  if (token !== undefined) await endSession(db, token, clock());
  if (isVisit(person)) await deleteEmptyVisit(db, person.userId);
}

export async function logOut(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<void> {
  const secure = isHttps(request, deps);
  await end(request, sessionToken(request, deps), deps);
  reply.clearCookie(cookieName(secure), cookieOptions(secure, 0));
}

/** The new token keeps a session from ever changing its user. */
export async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  { userId, email }: Pick<Person, 'userId' | 'email'>,
): Promise<Person> {
  const now = deps.clock();
  const before = request.person;
  await end(request, sessionToken(request, deps), deps);
  const token = await openSession(deps.db, { userId, browser: browserOf(request) }, now);
  const timeZone = zoneOf(request);
  if (timeZone !== null) await saveZone(deps.db, userId, timeZone);
  if (isVisit(before) && before.userId !== userId) {
    await offerVisit(deps.db, { userId, visitId: before.userId }, now);
  }
  request.person = { userId, email, provedAt: now.toISOString(), timeZone };
  setTokenCookie(request, reply, deps, token, request.person);
  await markDeviceAsKnown(request, reply, deps, userId);
  return request.person;
}

/** A stolen token stops working when a sign-in method changes. */
export async function renewSession(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  person: Pick<Person, 'userId' | 'email'>,
): Promise<void> {
  await startSession(request, reply, deps, person);
}
