import type { FastifyRequest } from 'fastify';

const OWN: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * Pages cannot forge `Sec-Fetch-Site`; older browsers send only `Origin`. A program sends neither and has no user's
 * cookies.
 */
export function isForeign(request: FastifyRequest, publicOrigin: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string') return !OWN.has(site);
  const { origin } = request.headers;
  if (origin === undefined) return false;
  // The scheme counts too: an attacker on a plain connection can answer for our host.
  return origin !== (publicOrigin ?? `${request.protocol}://${request.host}`);
}
