import type { FastifyRequest } from 'fastify';

const OWN: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * True when a browser says that another site's page made this request. Browsers stamp `Sec-Fetch-Site` themselves and
 * no page can forge it; older ones send `Origin` alone. A program sends neither, and carries nobody's cookies.
 */
export function isForeign(request: FastifyRequest, publicOrigin: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string') return !OWN.has(site);
  const { origin } = request.headers;
  if (origin === undefined) return false;
  // The scheme counts as well: whoever sits on a plain connection may answer for our host there.
  return origin !== (publicOrigin ?? `${request.protocol}://${request.host}`);
}
