import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import type { App } from './valibot';

const HEADER = 'x-request-id';
const ACCEPTABLE = /^[\w.-]{8,64}$/;

/** The id that a proxy gave a request, where it reads like one; else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[HEADER];
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : randomUUID();
}

/** What the log holds of a request: neither its query, which may carry a token, nor who sent it. */
const serializers = {
  req: ({ method, url }: { method: string; url: string }) => ({
    method,
    path: url.split('?', 1)[0],
  }),
};

/** The log: one JSON object a line, each with the id of its request. */
export const logOptions = (level: string) => ({ level, serializers });

async function answeredIds(app: App): Promise<void> {
  app.addHook('onSend', ({ id }, reply, payload, done) => {
    reply.header(HEADER, id);
    done(null, payload);
  });
}

/** Tells whoever asked the id under which the log knows their request. */
export const requestIdPlugin = fp(answeredIds, { name: 'request-id' });
