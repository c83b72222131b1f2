import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUILD } from '../../build';
import { encodingFor } from '../../platform/encoding';
import type { App } from '../../platform/valibot';
import { answerCache, type Body, type CachedAnswer, MAX_BODY_BYTES } from './answer-cache';
import { copyStream } from './streams';

declare module 'fastify' {
  interface FastifyRequest {
    answerKey: string;
    etag: string | null;
  }
}

function tagOf({ person, dataVersion, url }: FastifyRequest, today: string): string {
  const state = `${BUILD} ${person.userId} ${dataVersion} ${today} ${url}`;
  return `W/"${createHash('sha1').update(state).digest('base64url')}"`;
}

function clientHas({ headers }: FastifyRequest, etag: string): boolean {
  const tags = headers['if-none-match'];
  if (tags === undefined) return false;
  return tags === etag || tags.split(',').some((each) => ['*', etag].includes(each.trim()));
}

const OWN_HEADERS = ['content-type', 'content-encoding', 'link'];

function ownHeaders(reply: FastifyReply): Record<string, string> {
  const values = OWN_HEADERS.map((name) => [name, reply.getHeader(name)] as const);
  return Object.fromEntries(
    values.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

const isBody = (payload: unknown): payload is Body =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

function sendCached(cached: CachedAnswer, request: FastifyRequest, reply: FastifyReply): boolean {
  const { etag, body, headers } = cached;
  const isUnchanged = clientHas(request, etag);
  if (!isUnchanged && body === null) return false;
  reply.header('etag', etag).header('vary', 'accept-encoding');
  if (isUnchanged || body === null) reply.code(304).send();
  else reply.headers(headers).send(body);
  return true;
}

/**
 * Tags every answer of this scope by build, user, data version, day, and URL. A repeated request is answered from
 * the cache without a query.
 */
export function tagAnswers(app: App): void {
  const cache = answerCache();
  app.decorateRequest('answerKey', '');
  app.decorateRequest('etag', null);

  app.addHook('onRequest', (request, reply, done) => {
    const { person, dataVersion, url } = request;
    const state = `${person.userId} ${dataVersion} ${app.today(person)}`;
    request.answerKey = `${state} ${encodingFor(request)} ${url}`;
    const cached = cache.get(request.answerKey);
    if (!cached || !sendCached(cached, request, reply)) done();
  });

  // The request is valid here, so an invalid one never gets 304.
  app.addHook('preHandler', (request, reply, done) => {
    const etag = tagOf(request, app.today(request.person));
    request.etag = etag;
    reply.header('etag', etag).header('vary', 'accept-encoding');
    if (clientHas(request, etag)) reply.code(304).send();
    else done();
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const { etag, answerKey } = request;
    if (etag === null || reply.statusCode !== 200) return done(null, payload);
    const headers = ownHeaders(reply);
    const store = (body: Body | null) => cache.set(answerKey, { etag, body, headers });
    if (payload instanceof Readable) return done(null, copyStream(payload, MAX_BODY_BYTES, store));
    store(isBody(payload) ? payload : null);
    done(null, payload);
  });
}
