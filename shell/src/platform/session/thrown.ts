/** Tells all that was thrown on a page and not caught since it was opened, and what still will be. */
export type Thrown = (listener: (error: unknown) => void) => void;

/** How many errors are stored until a listener starts, which waits until the page is idle. */
const KEPT = 50;

export function thrownOn(window: Window): Thrown {
  const early: unknown[] = [];
  let tell = (error: unknown): void => void (early.length < KEPT && early.push(error));
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  return (listener) => {
    tell = listener;
    early.splice(0).forEach(listener);
  };
}
