export type Thrown = (listener: (error: unknown) => void) => void;

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
