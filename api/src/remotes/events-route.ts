import { EVENTS_URL } from '@halyard/shared-contracts/remote/registry';
import { codeOf } from '../code-of';
import type { OpenStream } from '../platform/streams/open-stream';
import type { App } from '../platform/valibot';
import { documentsOf } from './documents';

/** How soon a change that any instance wrote is told; the disk is looked at only while somebody listens. */
const LOOK_MS = 500;

/** `GET /remotes/events`: which registry and quarantine are in force, at once and then with every change. */
export function eventsRoute(app: App, store: string): void {
  const documents = documentsOf(store);
  const streams = new Set<OpenStream>();
  let looking: NodeJS.Timeout | undefined;
  let told = '';
  let isReadable = true;

  const message = () =>
    `data: ${JSON.stringify(documents()?.change ?? { seq: 0, quarantine: 0 })}\n\n`;
  /** A store that cannot be read now is looked at again; whoever listens hears of the change then. */
  const look = () => {
    try {
      const now = message();
      if (now !== told) {
        told = now;
        for (const stream of streams) stream.write(now);
      }
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
  };
  const leave = (stream: OpenStream) => {
    if (streams.delete(stream) && streams.size === 0) clearInterval(looking);
  };

  app.get(EVENTS_URL, { exposeHeadRoute: false }, async (request, reply) => {
    const first = message();
    const stream = app.openStream(request, { userId: null, onEnd: () => leave(stream) });
    if (streams.size === 0) begin();
    streams.add(stream);
    stream.write(first);
    return app.sendStream(reply, stream);
  });
}
