export type UncaughtErrors = (listener: (error: unknown) => void) => void;

const KEPT = 50;

export function uncaughtErrorsOf(window: Window): UncaughtErrors {
  const early: unknown[] = [];
  let tell = (error: unknown): void => void (early.length < KEPT && early.push(error));
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  return (listener) => {
    tell = listener;
    early.splice(0).forEach(listener);
  };
}
