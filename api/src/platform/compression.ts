import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { LINES_TYPE } from '@halyard/shared-contracts/wire';
import { type Encoding, encodingFor } from './encoding';
import type { App } from './valibot';

/** An answer that fits one packet gains nothing. */
const LEAST_LENGTH = 1_400;

/** Fast rather than dense: the person is waiting. It runs off the main thread. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const brotliText = promisify<string, object, Buffer>(brotliCompress);
const gzipText = promisify<string, Buffer>(gzip);

const squeezed = (payload: string, encoding: Encoding) =>
  encoding === 'br' ? brotliText(payload, BROTLI) : gzipText(payload);

/** Every line leaves as soon as it is there: the reader works on it while the next one is made. */
function squeezedLines(payload: Readable, encoding: Encoding): Readable {
  const pack =
    encoding === 'br'
      ? createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  // What goes wrong on either side ends the other; the answer is then cut off, which its reader sees.
  return pipeline(payload, pack, () => undefined);
}

const isLines = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith(LINES_TYPE);

type Long = string | Readable;

const isLong = (payload: unknown, reply: FastifyReply): payload is Long =>
  typeof payload === 'string'
    ? payload.length >= LEAST_LENGTH
    : payload instanceof Readable && isLines(reply);

async function compression(app: App): Promise<void> {
  // The framework takes a call of `done` or a promise: most answers are short, and need none.
  app.addHook('onSend', (request, reply, payload, done): Promise<Buffer> | void => {
    if (!isLong(payload, reply)) return done(null, payload);
    reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request);
    if (encoding === 'identity') return done(null, payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    if (typeof payload !== 'string') return done(null, squeezedLines(payload, encoding));
    return squeezed(payload, encoding);
  });
}

/** Compresses text answers; a year of transactions is ten times smaller by it. */
export const compressionPlugin = fp(compression, { name: 'compression' });
