import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps';

const DAY_S = 86_400;

/** Whether the browser reaches the site over https. */
export const isSecure = (request: FastifyRequest, { config }: Pick<Deps, 'config'>): boolean =>
  request.protocol === 'https' || (config.publicOrigin?.startsWith('https:') ?? false);

/** Over https the `__Host-` prefix makes the browser refuse the cookie from a sub-domain or a plain connection. */
export function cookieName(secure: boolean): string {
  return secure ? '__Host-halyard' : 'halyard';
}

/** How the session cookie is kept: out of reach of scripts, sent to our own site only. */
export function cookieOptions(secure: boolean, days: number): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: days * DAY_S };
}
