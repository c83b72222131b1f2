import { onEndSignal } from './end-signals.mjs';

const waiting = new Set();
let stopListening = () => {};

/** Cleans up in reverse order and then ends this process as the signal would have done. */
async function endBy(signal) {
  for (const clear of [...waiting].reverse()) await clear().catch(console.error);
  stopListening();
  process.kill(process.pid, signal);
}

const onSignal = (signal) => void endBy(signal);

/**
 * Returns a function that runs `work` once, when it is called or when this process receives a signal to end. Later
 * calls wait for the same run.
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
  if (waiting.size === 0) stopListening = onEndSignal(onSignal);
  waiting.add(clear);
  return clear;
}
