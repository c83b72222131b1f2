import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import type { App } from './valibot';

const HEADER = 'x-request-id';
const ACCEPTABLE = /^[\w.-]{8,64}$/;

export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[HEADER];
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : randomUUID();
}

/** The query may contain a token. */
const serializers = {
  req: ({ method, url }: { method: string; url: string }) => ({
    method,
    path: url.split('?', 1)[0],
  }),
};

export const logOptions = (level: string) => ({ level, serializers });

async function requestIdHeader(app: App): Promise<void> {
  app.addHook('onSend', ({ id }, reply, payload, done) => {
    reply.header(HEADER, id);
    done(null, payload);
  });
}

export const requestIdPlugin = fp(requestIdHeader, { name: 'request-id' });
