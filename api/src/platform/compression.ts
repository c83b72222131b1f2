import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fp from 'fastify-plugin';
import { encodingFor } from './encoding';
import type { App } from './valibot';

/** An answer that fits one packet gains nothing. */
const LEAST_LENGTH = 1_400;

/** Fast rather than dense: the person is waiting. It runs off the main thread. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const brotliText = promisify<string, object, Buffer>(brotliCompress);
const gzipText = promisify<string, Buffer>(gzip);

async function compression(app: App): Promise<void> {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST_LENGTH) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request);
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br' ? brotliText(payload, BROTLI) : gzipText(payload);
  });
}

/** Compresses text answers; a year of transactions is ten times smaller by it. */
export const compressionPlugin = fp(compression, { name: 'compression' });
