import { createHash, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '../platform/encoding';
import type { App } from '../platform/valibot';
import { type KeptAnswer, keptAnswers } from './kept-answers';

/** Rules change with the program, so what one process tagged is no proof for the next. */
const PROCESS = randomUUID();

/** An answer depends on its tag and on how its asker takes it. */
const nameOf = (request: FastifyRequest, etag: unknown): string =>
  `${String(etag)} ${encodingFor(request)}`;

function sendKept(reply: FastifyReply, { body, encoding }: KeptAnswer) {
  reply.type('application/json; charset=utf-8');
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(body);
}

function encodingOf(reply: FastifyReply): string | undefined {
  const encoding = reply.getHeader('content-encoding');
  return typeof encoding === 'string' ? encoding : undefined;
}

/**
 * Tags every answer of this scope by person, version of their data, day and question. The same tag is answered 304,
 * and the same question again from what was sent before: neither asks the database for more than the version.
 */
export function tagAnswers(app: App): void {
  const kept = keptAnswers();

  app.addHook('preHandler', async (request, reply) => {
    const { person, url, headers } = request;
    const version = await app.dataVersionOf(person.userId);
    const hash = createHash('sha1').update(`${PROCESS} ${version} ${url}`).digest('base64url');
    const etag = `W/"${hash}"`;
    reply.headers({ etag, vary: 'accept-encoding' });
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    const known = kept.find(nameOf(request, etag));
    if (known) return sendKept(reply, known);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    const etag = reply.getHeader('etag');
    if (!isWhole || etag === undefined || reply.statusCode !== 200) return;
    kept.keep(nameOf(request, etag), { body: payload, encoding: encodingOf(reply) });
  });
}
