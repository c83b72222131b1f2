import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { BankConfig, Config } from '../config/config';
import type { Deps } from '../deps';
import { contentSecurityPolicy, policyText } from './content-security-policy';
import { DATA_HEADERS } from './data-headers';
import { isUnder, resourcePath } from './resource-path';
import type { App } from './valibot';

/** Plaid's Link has no hash, so with Plaid the browser only reports (decision 0036). */
function integrityPolicy({ mode }: Pick<BankConfig, 'mode'>): Record<string, string> {
  const name = mode === 'practice' ? 'integrity-policy' : 'integrity-policy-report-only';
  return { [name]: 'blocked-destinations=(script)' };
}

type Headers = Readonly<Record<string, string>>;

const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

const YEAR_S = 31_536_000;

const transport = ({ publicOrigin }: Config): Headers =>
  publicOrigin?.startsWith('https:')
    ? { 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` }
    : {};

const COMMON: Headers = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const pageHeaders = (config: Config): Headers => ({
  ...COMMON,
  ...transport(config),
  ...integrityPolicy(config.bank),
  'content-security-policy': policyText(contentSecurityPolicy(config.bank)),
  // A bank's sign-in window must be able to return to Link.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS,
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
});

const apiHeaders = (config: Config): Headers => ({
  ...COMMON,
  ...transport(config),
  ...DATA_HEADERS,
});

const UNCHANGED_HEADERS: Headers = { 'cache-control': 'no-store' };

const PLAIN_API_PATH = /^\/api(\/[\w-]+)+(\?|$)/;

/** The resolved URL decides, so that every spelling of a path is covered. */
const isApi = ({ url, routeOptions }: FastifyRequest): boolean =>
  PLAIN_API_PATH.test(url) ||
  isUnder(routeOptions.url ?? '', '/api') ||
  isUnder(resourcePath(url), '/api');

/** A route's own headers take precedence. */
function add(reply: FastifyReply, defaults: Headers): void {
  for (const [name, value] of Object.entries(defaults)) {
    if (!reply.hasHeader(name)) void reply.header(name, value);
  }
}

export function securityHeaders(
  config: Config,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const [pages, api] = [pageHeaders(config), apiHeaders(config)];
  return (request, reply) => {
    if (isApi(request)) reply.headers(reply.statusCode === 304 ? UNCHANGED_HEADERS : api);
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

export const headersPlugin = fp(headers, { name: 'headers' });
