/** The wait doubles until it reaches the longest one. */
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

/** Half of the wait is random, so that pages do not all reconnect at once. */
const waitMs = (failures: number, random: () => number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + random() / 2);

/**
 * Returns a function that stops it. A hidden page closes its connection, because a browser has only six per site
 * over HTTP/1.1.
 */
export function eventStream(
  url: string,
  name: string,
  onData: (data: string) => void,
  random = Math.random,
): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const open = () => {
    close();
    if (document.visibilityState === 'hidden') return;
    source = new EventSource(url);
    source.addEventListener(name, ({ data }: MessageEvent<string>) => {
      failures = 0;
      onData(data);
    });
    source.addEventListener('error', () => {
      close();
      timer = setTimeout(open, waitMs(failures, random));
      failures += 1;
    });
  };

  document.addEventListener('visibilitychange', open);
  open();
  return () => {
    document.removeEventListener('visibilitychange', open);
    close();
  };
}

export const versionStream = (url: string, onVersion: (version: number) => void): (() => void) =>
  eventStream(url, 'changed', (data) => onVersion(Number(data)));
