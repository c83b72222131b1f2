import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUILD } from '../build';
import { encodingFor } from '../platform/encoding';
import type { App } from '../platform/valibot';
import { type Body, type KeptAnswer, keptAnswers, LONGEST_BYTES } from './kept-answers';
import { overheard } from './overheard';

declare module 'fastify' {
  interface FastifyRequest {
    /** All that the answer of a read depends on, the asker's taste in encodings included. */
    answerName: string;
    /** The tag of an answer that is made anew; null of one that is there already. */
    etag: string | null;
  }
}

/** Rules change with the program, so the tag names it. It names no process: behind a balancer any instance may be asked. */
function tagOf({ person, dataVersion, url }: FastifyRequest, today: string): string {
  const state = `${BUILD} ${person.userId} ${dataVersion} ${today} ${url}`;
  return `W/"${createHash('sha1').update(state).digest('base64url')}"`;
}

/** Whether the asker has the answer of this tag: `If-None-Match` is a list of tags, or `*`. */
function isHeld({ headers }: FastifyRequest, etag: string): boolean {
  const held = headers['if-none-match'];
  if (held === undefined) return false;
  return held === etag || held.split(',').some((each) => ['*', etag].includes(each.trim()));
}

const OWN_HEADERS = ['content-type', 'content-encoding', 'link'];

/** What an answer says beside its body that no other place would say again. */
function ownHeaders(reply: FastifyReply): Record<string, string> {
  const told = OWN_HEADERS.map((name) => [name, reply.getHeader(name)] as const);
  return Object.fromEntries(
    told.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

const isBody = (payload: unknown): payload is Body =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

/** Answers from what was sent before, if that can be; says whether it did. */
function answerFrom(known: KeptAnswer, request: FastifyRequest, reply: FastifyReply): boolean {
  const { etag, body, headers } = known;
  const isUnchanged = isHeld(request, etag);
  if (!isUnchanged && body === null) return false;
  reply.header('etag', etag).header('vary', 'accept-encoding');
  if (isUnchanged || body === null) reply.code(304).send();
  else reply.headers(headers).send(body);
  return true;
}

/**
 * Tags every answer of this scope by program, person, version of their data, day and question. The same tag is answered
 * 304, and the same question again from what was sent before: a question that was answered once is answered before the
 * framework looks at it, and asks the database for nothing.
 */
export function tagAnswers(app: App): void {
  const kept = keptAnswers();
  app.decorateRequest('answerName', '');
  app.decorateRequest('etag', null);

  app.addHook('onRequest', (request, reply, done) => {
    const { person, dataVersion, url } = request;
    const state = `${person.userId} ${dataVersion} ${app.today()}`;
    request.answerName = `${state} ${encodingFor(request)} ${url}`;
    const known = kept.find(request.answerName);
    if (!known || !answerFrom(known, request, reply)) done();
  });

  // A question is known to be a good one here, so that a bad one is never answered 304.
  app.addHook('preHandler', (request, reply, done) => {
    const etag = tagOf(request, app.today());
    request.etag = etag;
    reply.header('etag', etag).header('vary', 'accept-encoding');
    if (isHeld(request, etag)) reply.code(304).send();
    else done();
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const { etag, answerName } = request;
    if (etag === null || reply.statusCode !== 200) return done(null, payload);
    const headers = ownHeaders(reply);
    const keep = (body: Body | null) => kept.keep(answerName, { etag, body, headers });
    if (payload instanceof Readable) return done(null, overheard(payload, LONGEST_BYTES, keep));
    keep(isBody(payload) ? payload : null);
    done(null, payload);
  });
}
