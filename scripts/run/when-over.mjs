const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const LOOK_EVERY_MS = 500;

const waiting = new Set();
let stopListening = () => {};

/** Clears up, what was begun last first, and ends as the signal would have ended us. */
async function endBy(signal) {
  for (const clear of [...waiting].reverse()) await clear().catch(console.error);
  stopListening();
  process.kill(process.pid, signal);
}

const onSignal = (signal) => void endBy(signal);

/** npm passes a signal on to a shell that ends by it without a word to us: then whoever waited for us is gone. */
function watchParent() {
  const parent = process.ppid;
  const isGone = () => process.ppid !== parent;
  return setInterval(() => isGone() && onSignal('SIGTERM'), LOOK_EVERY_MS).unref();
}

function listen() {
  for (const signal of SIGNALS) process.on(signal, onSignal);
  const timer = process.env.npm_lifecycle_event ? watchParent() : undefined;
  return () => {
    for (const signal of SIGNALS) process.removeListener(signal, onSignal);
    clearInterval(timer);
  };
}

/**
 * Returns `work` as a function that runs once: when it is called, or when this process is told to end. Later calls wait
 * for the same run.
 */
export function whenOver(work) {
  let done = null;
  const clear = () => {
    done ??= work().finally(() => {
      waiting.delete(clear);
      if (waiting.size === 0) stopListening();
    });
    return done;
  };
  if (waiting.size === 0) stopListening = listen();
  waiting.add(clear);
  return clear;
}
