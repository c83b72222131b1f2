import { PassThrough } from 'node:stream';
import { EVENTS_URL } from '@halyard/shared-contracts/remote/registry';
import { codeOf } from '../code-of';
import { AppError } from '../errors';
import type { App } from '../platform/valibot';
import { documentsOf } from './documents';

/** How soon a change that any instance wrote is told; the disk is looked at only while somebody listens. */
const LOOK_MS = 500;
/** A line that says nothing keeps proxies from ending a quiet stream. */
const HEARTBEAT_MS = 15_000;
const MOST_STREAMS = 5_000;

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  // The connection ends with its stream; kept alive it would keep the server from closing.
  connection: 'close',
};

/** `GET /remotes/events`: which registry and quarantine are in force, at once and then with every change. */
export function eventsRoute(app: App, store: string): void {
  const documents = documentsOf(store);
  const streams = new Set<PassThrough>();
  let looking: NodeJS.Timeout | undefined;
  let beating: NodeJS.Timeout | undefined;
  let told = '';
  let isReadable = true;

  const message = () =>
    `data: ${JSON.stringify(documents()?.change ?? { seq: 0, quarantine: 0 })}\n\n`;
  const toAll = (text: string) => {
    for (const stream of streams) stream.write(text);
  };
  /** A store that cannot be read now is looked at again; whoever listens hears of the change then. */
  const look = () => {
    try {
      const now = message();
      if (now !== told) toAll((told = now));
      isReadable = true;
    } catch (error) {
      const code = codeOf(error);
      if (isReadable) app.log.warn({ code }, 'the store of remotes could not be read');
      isReadable = false;
    }
  };
  const begin = () => {
    told = message();
    looking = setInterval(look, LOOK_MS).unref();
    beating = setInterval(() => toAll(':\n\n'), HEARTBEAT_MS).unref();
  };
  const leave = (stream: PassThrough) => {
    if (!streams.delete(stream) || streams.size > 0) return;
    clearInterval(looking);
    clearInterval(beating);
  };

  app.get(EVENTS_URL, { exposeHeadRoute: false }, async (_, reply) => {
    if (streams.size >= MOST_STREAMS) throw new AppError('TOO_MANY_REQUESTS');
    const stream = new PassThrough();
    if (streams.size === 0) begin();
    streams.add(stream);
    stream.on('close', () => leave(stream));
    stream.write(message());
    return reply.headers(HEADERS).send(stream);
  });

  app.addHook('preClose', async () => {
    for (const stream of streams) {
      leave(stream);
      stream.end();
    }
  });
}
