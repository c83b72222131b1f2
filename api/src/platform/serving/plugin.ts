import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorWire } from '@halyard/shared-contracts/wire';
import type { FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import { systemErrorCode } from '../../system-error-code';
import { AppError } from '../../errors';
import type { App } from '../valibot';
import type { ServingLimits } from './serving-limits';

const ANSWERS: Readonly<Record<string, readonly [number, ErrorWire['code'], string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'REQUEST_TIMEOUT', 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: [431, 'HEADERS_TOO_LARGE', 'The headers of the request are too large'],
};
const UNREADABLE = [400, 'BAD_REQUEST', 'The request is not valid'] as const;

function answerClientError(error: unknown, socket: Socket): void {
  const [status, code, sentence] = ANSWERS[systemErrorCode(error)] ?? UNREADABLE;
  if (systemErrorCode(error) === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ success: false, error: sentence, code });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json',
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Bytes that already wait for the server do not count as slow. */
function watchBody(
  request: IncomingMessage,
  { bodyGraceMs, bodyBytesPerS, checkMs }: ServingLimits,
  onSlow: () => void,
): void {
  if (!hasBody(request) || request.complete) return;
  const { socket } = request;
  const [startedMs, bytesBefore] = [performance.now(), socket.bytesRead];
  const stop = () => clearInterval(timer);
  const look = () => {
    if (request.complete || socket.destroyed) return stop();
    const dueMs = performance.now() - startedMs - bodyGraceMs;
    const isSlow = socket.bytesRead - bytesBefore < (dueMs / 1000) * bodyBytesPerS;
    if (dueMs <= 0 || !isSlow || request.readableLength > 0) return;
    stop();
    onSlow();
  };
  const timer = setInterval(look, checkMs).unref();
  request.once('end', stop).once('close', stop);
}

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
  // Node drops headers past this number, so one more is enough to detect too many.
  app.server.maxHeadersCount = limits.headerCount + 1;

  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    if (raw.rawHeaders.length / 2 > limits.headerCount) {
      done(new AppError('HEADERS_TOO_LARGE'));
      return;
    }
    watchBody(raw, limits, () => {
      request.log.info('The body of a request arrived too slowly.');
      answerClientError({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
    });
    done();
  });
}

export const servingPlugin = fp(serving, { name: 'serving' });
