import { PassThrough } from 'node:stream';

/** A line that says nothing keeps proxies from ending a quiet stream, and finds a peer that no longer reads. */
const HEARTBEAT_MS = 15_000;

/** A stream ends after this time and the page opens another one, so that a peer that died silently takes no seat for long. */
const LIFETIME_MS = 10 * 60_000;

/** An event stream that is open. */
export interface OpenStream {
  /** What the browser is sent. */
  readonly body: PassThrough;
  /** Sends text; a stream that has ended sends nothing. */
  write(text: string): void;
  /** Ends the stream, as the server wishes. */
  end(): void;
}

/** Opens an event stream; `onEnd` hears once that it has ended, whoever ended it. */
export function openStream(onEnd: () => void): OpenStream {
  const body = new PassThrough();
  let isOpen = true;
  const beat = () => {
    // A peer that has left what came before unread is not there to hear more.
    if (body.writableNeedDrain) body.destroy();
    else body.write(':\n\n');
  };
  const heartbeat = setInterval(beat, HEARTBEAT_MS).unref();
  // Nothing may be written after the end, so everybody who writes stops before it.
  const quieten = () => {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(heartbeat);
    clearTimeout(lifetime);
    onEnd();
  };
  const end = () => {
    quieten();
    body.end();
  };
  const lifetime = setTimeout(end, LIFETIME_MS).unref();
  body.on('close', quieten);
  beat();
  return {
    body,
    end,
    write: (text) => {
      if (isOpen) body.write(text);
    },
  };
}
