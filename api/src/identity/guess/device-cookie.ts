import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { cookieOptions, isSecure } from '../cookie';
import { isToken, newToken } from '../tokens';
import { rememberDevice } from './known-devices';

/** A browser drops a cookie after 400 days at the latest. */
const DAYS = 365;

const nameOf = (secure: boolean): string => (secure ? '__Host-halyard-device' : 'halyard-device');

/** The device token that the browser sent, if any. Anybody can send one: only the database says for whom it is known. */
export function deviceToken(request: FastifyRequest, deps: Deps): string | null {
  const token = request.cookies[nameOf(isSecure(request, deps))];
  return token !== undefined && isToken(token) ? token : null;
}

/**
 * Makes the browser a known device of a user who has just proved who they are. Log-ins from it have an allowance of wrong
 * guesses of their own, which no stranger can use up.
 */
export async function knowDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  userId: string,
): Promise<void> {
  const secure = isSecure(request, deps);
  const token = deviceToken(request, deps) ?? newToken();
  await rememberDevice(deps.db, userId, token, deps.clock());
  reply.setCookie(nameOf(secure), token, cookieOptions(secure, DAYS));
}
