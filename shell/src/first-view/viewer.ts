/** What the browser reports about itself, because a server cannot know it. */
export interface Viewer {
  /** Of the window, in px. */
  readonly width: number;
  /** The browser's clock, in ms since 1970. */
  readonly now: number;
  /** What UTC is ahead of the viewer's clock, in minutes. */
  readonly offset: number;
}

const PARTS = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds'] as const;
const MINUTE_MS = 60_000;

/** `(width < 768px)` and `(max-width: 767px)`; anything else, such as reduced motion, does not match. */
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
 * Makes this process, which draws for one viewer at a time, look like the viewer's window: its width, and local times of
 * its clock. Returns what takes that back.
 */
export function lookAs({ width, offset }: Viewer): () => void {
  const window = {
    matchMedia: (query: string) => ({ matches: matches(query, width) }),
    halyardView: { screen: 'drawn here' },
  };
  const dates = PARTS.map((part) => {
    const local = function (this: Date): number {
      return new Date(this.getTime() - offset * MINUTE_MS)[`getUTC${part}`]();
    };
    return replaced(Date.prototype, `get${part}`, local);
  });
  /** Nothing is seen yet. */
  const observer = replaced(globalThis, 'IntersectionObserver', Object);
  const undo = [replaced(globalThis, 'window', window), observer, ...dates];
  return () => undo.forEach((each) => each());
}
