import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { LINES_TYPE } from '@halyard/shared-contracts/wire';
import { type Encoding, encodingFor } from './encoding';
import type { App } from './valibot';

/** A shorter response fits in one packet. */
const MIN_LENGTH = 1_400;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const brotliText = promisify<string, object, Buffer>(brotliCompress);
const gzipText = promisify<string, Buffer>(gzip);

const compressed = (payload: string, encoding: Encoding) =>
  encoding === 'br' ? brotliText(payload, BROTLI) : gzipText(payload);

function compressedLines(payload: Readable, encoding: Encoding): Readable {
  const pack =
    encoding === 'br'
      ? createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  // An error on either side ends the other.
  return pipeline(payload, pack, () => undefined);
}

const isLines = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith(LINES_TYPE);

type Long = string | Readable;

const isLong = (payload: unknown, reply: FastifyReply): payload is Long =>
  typeof payload === 'string'
    ? payload.length >= MIN_LENGTH
    : payload instanceof Readable && isLines(reply);

async function compression(app: App): Promise<void> {
  // Short responses call `done`, because a promise costs time.
  app.addHook('onSend', (request, reply, payload, done): Promise<Buffer> | void => {
    if (!isLong(payload, reply)) return done(null, payload);
    reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request);
    if (encoding === 'identity') return done(null, payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    if (typeof payload !== 'string') return done(null, compressedLines(payload, encoding));
    return compressed(payload, encoding);
  });
}

export const compressionPlugin = fp(compression, { name: 'compression' });
