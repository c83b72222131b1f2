import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Deps } from '../../deps';
import { apiNotFound } from '../../answer-failure';
import { isHttps } from '../../identity/session/cookie';
import { type Documents, documentsOf } from '../../remotes/documents';
import { pageLoadSample, pageLoadToken, setPageLoad } from '../../remotes/health/page-load';
import { trialsOf } from '../../remotes/trial/trial-documents';
import { contentSecurityPolicy, policyText } from '../content-security-policy';
import { encodingFor } from '../encoding';
import { FIRST_VIEW_LINK, knownViewer } from '../first-view/viewer';
import { isUnder, resourcePath } from '../resource-path';
import type { App } from '../valibot';
import { ownPage, pageOf } from './page';
import { liveShells } from './live-shells';
import type { Shells } from './shells';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/**
 * The page has a nonce for one browser, so no shared cache may store it. It depends on a cookie too; the ETag differs between
 * its two forms, and `vary: cookie` would make a browser load the page again with every new nonce.
 */
const OWN = `private, ${REVALIDATE}`;

/** A file with a hash in its name never changes. */
const isHashed = (path: string): boolean => /\.[0-9a-f]{8,}\.\w+(\.\w+)?$/.test(path);
const cacheControl = (path: string): string => (isHashed(path) ? IMMUTABLE : REVALIDATE);

/** The browser sets this cookie while its gate is open (`shell/src/index.html`). */
const isNewVisitor = ({ headers: { cookie = '' } }: FastifyRequest): boolean =>
  !/(?:^|; )halyard_onboarded=1(?:;|$)/.test(cookie);

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url;

function isNavigation(request: FastifyRequest): boolean {
  const path = resourcePath(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const hasExtension = path.slice(path.lastIndexOf('/')).includes('.');
  return isRead && !hasExtension && !isUnder(path, '/remotes');
}

const notFound = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').send('Not found');

interface Sources {
  readonly shells: Shells;
  readonly documents: () => Documents | null;
  readonly trials: ReturnType<typeof trialsOf>;
}

function pageSender({ shells, documents, trials }: Sources, app: App, deps: Deps) {
  const { bank } = deps.config;
  const page = pageOf(shells, documents);
  const maySend = pageLoadSample();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const requested = pathOf(request);
    const path = requested.length > 1 ? requested.replace(/\/$/, '') : requested;
    const trial = await trials(request);
    const found = trial
      ? ownPage(shells, trial.documents, path)
      : page(path, isNewVisitor(request));
    if (!found) return notFound(reply);
    const now = deps.clock();
    const nonce = maySend(now) ? pageLoadToken(app.pseudonym, now) : null;
    setPageLoad(reply, nonce, isHttps(request, deps));
    const { etag, body, scripts } = found;
    reply.headers({
      'cache-control': OWN,
      etag,
      vary: 'accept-encoding',
      'content-security-policy': policyText(
        contentSecurityPolicy(bank, scripts, trial?.origin ? [trial.origin] : []),
      ),
    });
    const asksAhead = path === '/' && !trial && !isNewVisitor(request) && knownViewer(request, now);
    if (asksAhead) reply.header('link', FIRST_VIEW_LINK);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const encoding = encodingFor(request);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(body(encoding));
  };
}

/** Serves the files of the live shell and, for tabs that were opened under them, of earlier ones. */
async function files(app: App, shells: Shells) {
  await app.register(fastifyStatic, {
    serve: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => void response.setHeader('cache-control', cacheControl(path)),
  });
  app.get<{ Params: { readonly '*': string } }>('/*', (request, reply) => {
    const name = request.params['*'];
    const owner = shells().find((shell) => shell.files.has(name));
    return owner ? reply.sendFile(name, owner.folder) : reply.callNotFound();
  });
}

async function pages(app: App, deps: Deps): Promise<void> {
  const shells = liveShells(app, deps.config);
  const documents = documentsOf(deps.config.remoteStore);
  const trials = trialsOf(deps.config.remoteStore, documents, deps);
  const sendPage = pageSender({ shells, documents, trials }, app, deps);
  await files(app, shells);
  app.get('/index.html', sendPage);
  app.setNotFoundHandler((request, reply) => {
    if (isUnder(resourcePath(request.url), '/api')) return apiNotFound(reply);
    return isNavigation(request) ? sendPage(request, reply) : notFound(reply);
  });
}

export const pagesPlugin = fp(pages, { name: 'pages' });
