import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { PlaidFault } from '../plaid-fault';

const folder = new URL('../link-ui/', import.meta.url);
const page = [
  'choices.js',
  'connect.js',
  'dom.js',
  'failure.js',
  'host.js',
  'main.js',
  'oauth-step.js',
  'oauth.js',
  'page.css',
  'repair.js',
  'server.js',
  'session.js',
];

const file = (name: string) => readFileSync(fileURLToPath(new URL(name, folder)));
const typeOf = (name: string) => (name.endsWith('.css') ? 'text/css' : 'text/javascript');
const send = (reply: FastifyReply, type: string, body: Buffer) =>
  reply.header('cache-control', 'no-store').type(`${type}; charset=utf-8`).send(body);

const hostQuery = v.object({ host: v.pipe(v.string(), v.url()) });

export function linkAssetRoutes(app: FastifyInstance): void {
  app.get('/link/v2/stable/link-initialize.js', async (_request, reply) =>
    // The headers allow pages to load the script even if they are isolated from other origins or check its hash.
    send(
      reply.headers({
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
      }),
      'text/javascript',
      file('link-initialize.js'),
    ),
  );
  app.get('/link/ui', async ({ query }, reply) =>
    send(guard(reply, hostOf(query)), 'text/html', file('page/index.html')),
  );
  app.get('/link/oauth', async (_request, reply) =>
    send(guard(reply, "'none'"), 'text/html', file('page/oauth.html')),
  );
  for (const name of page)
    app.get(`/link/ui/${name}`, async (_request, reply) =>
      send(reply, typeOf(name), file(`page/${name}`)),
    );
}

/** Returns the only origin that may frame Link. Throws INVALID_FIELD without one. */
function hostOf(query: unknown): string {
  const parsed = v.safeParse(hostQuery, query);
  const url = parsed.success ? new URL(parsed.output.host) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new PlaidFault('INVALID_FIELD', 'host is not the origin of a page');
  return url.origin;
}

function guard(reply: FastifyReply, ancestors: string): FastifyReply {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ];
  return reply
    .header('content-security-policy', policy.join('; '))
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer');
}
