import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';

const DAY_S = 86_400;

export const isHttps = (request: FastifyRequest, { config }: Pick<Deps, 'config'>): boolean =>
  request.protocol === 'https' || (config.publicOrigin?.startsWith('https:') ?? false);

/** With `__Host-`, a browser refuses the cookie from a subdomain or a plain connection. */
export function cookieName(secure: boolean): string {
  return secure ? '__Host-halyard' : 'halyard';
}

export function cookieOptions(secure: boolean, days: number): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: days * DAY_S };
}
