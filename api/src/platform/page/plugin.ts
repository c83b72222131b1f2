import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config';
import type { Deps } from '../../deps';
import { apiNotFound } from '../../errors';
import { isHttps } from '../../identity/session/cookie';
import { documentsOf } from '../../remotes/documents';
import { pageLoadSample, pageLoadToken, setPageLoad } from '../../remotes/health/page-load';
import { contentSecurityPolicy, policyText } from '../content-security-policy';
import { encodingFor } from '../encoding';
import { isUnder, resourcePath } from '../resource-path';
import type { App } from '../valibot';
import { pageOf } from './page';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** The page has a nonce for one browser, so no shared cache may store it. */
const OWN = `private, ${REVALIDATE}`;

/** A file with a hash in its name never changes. */
const isHashed = (path: string): boolean => /\.[0-9a-f]{8,}\.\w+(\.\w+)?$/.test(path);
const cacheControl = (path: string): string => (isHashed(path) ? IMMUTABLE : REVALIDATE);

interface SiteConfig extends Pick<Config, 'remoteStore' | 'bank'> {
  readonly webRoot: string;
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url;

function isNavigation(request: FastifyRequest): boolean {
  const path = resourcePath(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const hasExtension = path.slice(path.lastIndexOf('/')).includes('.');
  return isRead && !hasExtension && !isUnder(path, '/remotes');
}

function pageSender({ webRoot, remoteStore, bank }: SiteConfig, app: App, deps: Deps) {
  const page = pageOf(webRoot, documentsOf(remoteStore));
  const maySend = pageLoadSample();
  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request);
    const now = deps.clock();
    const nonce = maySend(now) ? pageLoadToken(app.pseudonym, now) : null;
    setPageLoad(reply, nonce, isHttps(request, deps));
    const { etag, body, scripts } = page(path.length > 1 ? path.replace(/\/$/, '') : path);
    reply.headers({
      'cache-control': OWN,
      etag,
      vary: 'accept-encoding',
      'content-security-policy': policyText(contentSecurityPolicy(bank, scripts)),
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const encoding = encodingFor(request);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(body(encoding));
  };
}

async function files(app: App, webRoot: string) {
  await app.register(fastifyStatic, {
    root: join(webRoot, 'shell'),
    prefix: '/',
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => void response.setHeader('cache-control', cacheControl(path)),
    // A path that ends with a slash is a page.
    allowedPath: (path) => !path.endsWith('/'),
  });
}

async function pages(app: App, deps: Deps): Promise<void> {
  const { config } = deps;
  const { webRoot } = config;
  const sendPage = webRoot === null ? null : pageSender({ ...config, webRoot }, app, deps);
  if (webRoot !== null && sendPage !== null) {
    await files(app, webRoot);
    app.get('/index.html', sendPage);
  }
  app.setNotFoundHandler((request, reply) => {
    if (isUnder(resourcePath(request.url), '/api')) return apiNotFound(reply);
    if (sendPage && isNavigation(request)) return sendPage(request, reply);
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
  });
}

export const pagesPlugin = fp(pages, { name: 'pages' });
