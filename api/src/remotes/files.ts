import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import {
  QUARANTINE_URL,
  REGISTRY_URL,
  SIGNATURE_URL,
} from '@halyard/shared-contracts/remote/registry';
import type { Deps } from '../deps';
import type { App } from '../platform/valibot';
import { type Documents, documentsOf } from './documents';
import { layout } from './storage/layout';
import { trialsOf } from './trial/trial-documents';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Published files hold no secret, and a page of another origin may host them. */
const OPEN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

const JSON_TYPE = 'application/json; charset=utf-8';
const notFound = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').send('Not found');

export function documentRoutes(app: App, store: string, deps: Deps): void {
  const documents = documentsOf(store);
  const trials = trialsOf(store, documents, deps);
  const serve = (url: string, text: (found: Documents) => string) =>
    app.get(url, async (request, reply) => {
      const found = (await trials(request))?.documents ?? documents();
      if (!found) return notFound(reply);
      return reply
        .headers({ 'cache-control': 'no-store', ...OPEN })
        .type(JSON_TYPE)
        .send(text(found));
    });
  serve(REGISTRY_URL, ({ registryText }) => registryText);
  serve(SIGNATURE_URL, ({ signature }) => signature);
  serve(QUARANTINE_URL, ({ quarantineText }) => quarantineText);
}

/** Only the command line shows how a version was published. */
const isPublic = (path: string): boolean =>
  !path.includes('/.') && !path.endsWith('/published.json');

export async function artifactRoutes(app: App, store: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: layout(store).artifacts,
    prefix: '/remotes/',
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true,
    allowedPath: isPublic,
    setHeaders: (response) => {
      response.setHeader('cache-control', IMMUTABLE);
      for (const [name, value] of Object.entries(OPEN)) response.setHeader(name, value);
    },
    decorateReply: false,
  });
}
