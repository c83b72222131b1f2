import type { FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../../errors';
import type { App } from '../valibot';
import { answerClientError } from './client-error';
import type { ServingLimits } from './serving-limits';
import { watchBody } from './slow-bodies';

/** The options of the server that hold the limits which Node looks after itself. */
export const serverOptions = (limits: ServingLimits) =>
  ({
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkMs,
      maxHeaderSize: limits.headerBytes,
    },
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silenceMs,
    keepAliveTimeout: limits.keepAliveMs,
    maxRequestsPerSocket: limits.requestsPerConnection,
    clientErrorHandler: answerClientError,
  }) satisfies FastifyServerOptions & { http: object };

async function serving(app: App, { limits }: { readonly limits: ServingLimits }): Promise<void> {
  app.server.maxConnections = limits.connections;
  // Node leaves out the headers past this number; one more is enough to notice.
  app.server.maxHeadersCount = limits.headerCount + 1;

  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    if (raw.rawHeaders.length / 2 > limits.headerCount) {
      done(new AppError('HEADERS_TOO_LARGE'));
      return;
    }
    watchBody(raw, limits, () => {
      request.log.info('the body of a request came too slowly');
      answerClientError({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
    });
    done();
  });
}

/** Limits of time and size that every request keeps to. */
export const servingPlugin = fp(serving, { name: 'serving' });
