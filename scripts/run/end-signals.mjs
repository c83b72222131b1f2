const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const LOOK_EVERY_MS = 500;

/**
 * npm forwards a signal to a shell, which ends without a message to this process. Then the parent is another
 * process.
 */
function watchParent(onGone) {
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && onGone(), LOOK_EVERY_MS).unref();
}

/**
 * Calls `end` with the name of a signal when this process receives one, or when the npm that started it is gone.
 * Returns a function that stops listening.
 */
export function onEndSignal(end) {
  for (const signal of SIGNALS) process.on(signal, end);
  const timer = process.env.npm_lifecycle_event ? watchParent(() => end('SIGTERM')) : undefined;
  return () => {
    for (const signal of SIGNALS) process.removeListener(signal, end);
    clearInterval(timer);
  };
}
