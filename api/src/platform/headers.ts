import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config';
import type { Deps } from '../deps';
import { contentSecurityPolicy, policyText } from './content-security-policy';
import { DATA_HEADERS } from './data-headers';
import { integrityPolicy } from './integrity-policy';
import { isUnder, resourcePath } from './resource-path';
import type { App } from './valibot';

type Headers = Readonly<Record<string, string>>;

/** Abilities of a browser that no screen of ours uses. */
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

const YEAR_S = 31_536_000;

const transport = ({ publicOrigin }: Config): Headers =>
  publicOrigin?.startsWith('https:')
    ? { 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` }
    : {};

/** What holds for whatever we send: nobody else's page may embed it, and it is only what it says it is. */
const COMMON: Headers = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** For pages and their files. */
const ofPages = (config: Config): Headers => ({
  ...COMMON,
  ...transport(config),
  ...integrityPolicy(config.bank),
  'content-security-policy': policyText(contentSecurityPolicy(config.bank)),
  // A bank's own sign-in opens in a window of its own and must find its way back to Link.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS,
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
});

const ofApi = (config: Config): Headers => ({
  ...COMMON,
  ...transport(config),
  ...DATA_HEADERS,
});

/** An answer without a body has nothing to guard; who asks holds the one that has. */
const OF_UNCHANGED: Headers = { 'cache-control': 'no-store' };

const PLAIN_API_PATH = /^\/api(\/[\w-]+)+(\?|$)/;

/**
 * Whether an answer is one of the api, by what the URL resolves to: the route that answers, and where none does the path
 * in its one spelling. Nearly every URL is spelled plainly, which the pattern finds at once.
 */
const isApi = ({ url, routeOptions }: FastifyRequest): boolean =>
  PLAIN_API_PATH.test(url) ||
  isUnder(routeOptions.url ?? '', '/api') ||
  isUnder(resourcePath(url), '/api');

/** What a route says itself wins: a page allows its own scripts, and files of remotes are for any origin. */
function add(reply: FastifyReply, defaults: Headers): void {
  for (const [name, value] of Object.entries(defaults)) {
    if (!reply.hasHeader(name)) void reply.header(name, value);
  }
}

/** Gives an answer the security headers. They are the same for each, so they are written out once, at the start. */
export function securityHeaders(
  config: Config,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const [pages, api] = [ofPages(config), ofApi(config)];
  return (request, reply) => {
    if (isApi(request)) reply.headers(reply.statusCode === 304 ? OF_UNCHANGED : api);
    else add(reply, pages);
  };
}

async function headers(app: App, { config }: Deps): Promise<void> {
  const secure = securityHeaders(config);
  app.addHook('onSend', (request, reply, payload, done) => {
    secure(request, reply);
    done(null, payload);
  });
}

/** Security headers on every answer. */
export const headersPlugin = fp(headers, { name: 'headers' });
