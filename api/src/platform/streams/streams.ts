import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../../errors';
import { networkOf } from '../../limits/network-of';
import type { App } from '../valibot';
import { type StreamLimits, StreamLimiter } from './stream-limiter';

/** Keeps proxies from closing the stream, and detects dead peers. */
const HEARTBEAT_MS = 15_000;

/** A dead peer blocks its place no longer than this. */
const LIFETIME_MS = 10 * 60_000;

export interface OpenStream {
  readonly body: PassThrough;
  write(text: string): void;
  end(): void;
}

/** `onEnd` is called once. */
function openStream(onEnd: () => void): OpenStream {
  const body = new PassThrough();
  let isOpen = true;
  const beat = () => {
    // A peer that did not read the last text is gone.
    if (body.writableNeedDrain) body.destroy();
    else body.write(':\n\n');
  };
  const heartbeat = setInterval(beat, HEARTBEAT_MS).unref();
  const stop = () => {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(heartbeat);
    clearTimeout(lifetime);
    onEnd();
  };
  const end = () => {
    stop();
    body.end();
  };
  const lifetime = setTimeout(end, LIFETIME_MS).unref();
  body.on('close', stop);
  beat();
  return {
    body,
    end,
    write: (text) => {
      if (isOpen) body.write(text);
    },
  };
}

interface StreamOptions {
  readonly userId: string | null;
  readonly onEnd: () => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    openStream(request: FastifyRequest, wish: StreamOptions): OpenStream;
    sendStream(reply: FastifyReply, stream: OpenStream): FastifyReply;
  }
}

const RETRY_AFTER_S = 30;

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  // A connection that stays open would keep the server from closing.
  connection: 'close',
};

const refusal = () =>
  new AppError('TOO_MANY_REQUESTS', {
    message: 'Too many pages are open. Close some, or try again later',
    retryAfterS: RETRY_AFTER_S,
  });

async function streams(app: App, { limits }: { readonly limits: StreamLimits }): Promise<void> {
  const limiter = new StreamLimiter(limits);
  const open = new Set<OpenStream>();

  app.decorate('openStream', ({ ip }: FastifyRequest, { userId, onEnd }: StreamOptions) => {
    const release = limiter.take({ network: networkOf(ip), userId });
    if (!release) throw refusal();
    const stream = openStream(() => {
      open.delete(stream);
      release();
      onEnd();
    });
    open.add(stream);
    return stream;
  });
  app.decorate('sendStream', (reply: FastifyReply, { body }: OpenStream) =>
    reply.headers(HEADERS).send(body),
  );

  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });
}

export const streamsPlugin = fp(streams, { name: 'streams' });
