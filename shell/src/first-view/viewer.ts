export interface Viewer {
  /** The width of the window is in px. */
  readonly width: number;
  /** It is the browser's clock, in ms since 1970. */
  readonly now: number;
  /** It is how far UTC is ahead of the browser's local time, in minutes. */
  readonly offset: number;
}

const PARTS = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds'] as const;
const MINUTE_MS = 60_000;

/** It supports `(width < 768px)` and `(max-width: 767px)`. Other queries, such as reduced motion, do not match. */
function matches(query: string, width: number): boolean {
  const [, below, most] = /\(width < (\d+)px\)|\(max-width: (\d+)px\)/.exec(query) ?? [];
  return below ? width < Number(below) : width <= Number(most ?? -1);
}

function replaced(holder: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(holder, name);
  Object.defineProperty(holder, name, { value, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(holder, name, before);
    else Reflect.deleteProperty(holder, name);
  };
}

/**
 * Makes this process look like the viewer's window, with its width and local times. It draws for one viewer at a
 * time. Returns a function that reverts this.
 */
export function emulateViewer({ width, offset }: Viewer): () => void {
  const window = {
    matchMedia: (query: string) => ({ matches: matches(query, width) }),
    halyardView: { screen: 'drawn here', viewer: { width } },
  };
  const dates = PARTS.map((part) => {
    const local = function (this: Date): number {
      return new Date(this.getTime() - offset * MINUTE_MS)[`getUTC${part}`]();
    };
    return replaced(Date.prototype, `get${part}`, local);
  });
  /** No element is in the window yet. */
  const observer = replaced(globalThis, 'IntersectionObserver', Object);
  const undo = [replaced(globalThis, 'window', window), observer, ...dates];
  return () => undo.forEach((each) => each());
}
