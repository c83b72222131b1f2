import { EVENTS_URL } from '@halyard/shared-contracts/remote/registry';
import { systemErrorCode } from '../system-error-code';
import type { OpenStream } from '../platform/streams/streams';
import type { App } from '../platform/valibot';
import { documentsOf } from './documents';

const CHECK_MS = 500;

/** Sends the registry and quarantine in force, at once and after every change. */
export function eventsRoute(app: App, store: string): void {
  const documents = documentsOf(store);
  const streams = new Set<OpenStream>();
  let timer: NodeJS.Timeout | undefined;
  let lastMessage = '';
  let isReadable = true;

  const message = () =>
    `data: ${JSON.stringify(documents()?.change ?? { seq: 0, quarantine: 0 })}\n\n`;
  /** A store that cannot be read now is read again at the next check. */
  const check = () => {
    try {
      const now = message();
      if (now !== lastMessage) {
        lastMessage = now;
        for (const stream of streams) stream.write(now);
      }
      isReadable = true;
    } catch (error) {
      const code = systemErrorCode(error);
      if (isReadable) app.log.warn({ code }, 'The store of remotes could not be read.');
      isReadable = false;
    }
  };
  const startChecking = () => {
    lastMessage = message();
    timer = setInterval(check, CHECK_MS).unref();
  };
  const removeStream = (stream: OpenStream) => {
    if (streams.delete(stream) && streams.size === 0) clearInterval(timer);
  };

  app.get(EVENTS_URL, { exposeHeadRoute: false }, async (request, reply) => {
    const first = message();
    const stream = app.openStream(request, { userId: null, onEnd: () => removeStream(stream) });
    if (streams.size === 0) startChecking();
    streams.add(stream);
    stream.write(first);
    return app.sendStream(reply, stream);
  });
}
