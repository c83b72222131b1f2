/** The first wait after a stream broke; each further one doubles it up to the longest. */
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

/** Half of a wait is chance, so that the pages of a server that comes back, or refuses, do not all ask at one moment. */
const waitMs = (failures: number, random: () => number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + random() / 2);

/**
 * Listens to what the server announces under one name, and answers how to stop. A page that nobody looks at lets its
 * connection go at once, for over HTTP/1.1 a browser has six of them per site; one that is looked at again asks anew, and
 * the server tells first how things stand, so that nothing is missed. A server that goes away, or refuses the stream, is
 * tried again after ever longer waits, silently: the figures on the screen stay good. `random` gives 0 to 1.
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
