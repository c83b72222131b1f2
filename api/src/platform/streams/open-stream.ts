import { PassThrough } from 'node:stream';

/** Keeps proxies from closing the stream, and detects dead peers. */
const HEARTBEAT_MS = 15_000;

/** A dead peer blocks its seat no longer than this. */
const LIFETIME_MS = 10 * 60_000;

export interface OpenStream {
  readonly body: PassThrough;
  write(text: string): void;
  end(): void;
}

/** `onEnd` is called once. */
export function openStream(onEnd: () => void): OpenStream {
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
