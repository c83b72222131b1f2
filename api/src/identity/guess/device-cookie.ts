import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { cookieOptions, isHttps } from '../session/cookie';
import { isToken, newToken } from '../tokens';
import { rememberDevice } from './known-devices';

/** Browsers limit a cookie to 400 days. */
const DAYS = 365;

const nameOf = (secure: boolean): string => (secure ? '__Host-halyard-device' : 'halyard-device');

export function deviceToken(request: FastifyRequest, deps: Deps): string | null {
  const token = request.cookies[nameOf(isHttps(request, deps))];
  return token !== undefined && isToken(token) ? token : null;
}

/** A known device has its own allowance of wrong guesses, which strangers cannot use up. */
export async function markDeviceAsKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  userId: string,
): Promise<void> {
  const secure = isHttps(request, deps);
  const token = deviceToken(request, deps) ?? newToken();
  await rememberDevice(deps.db, userId, token, deps.clock());
  reply.setCookie(nameOf(secure), token, cookieOptions(secure, DAYS));
}
