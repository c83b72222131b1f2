/**
 * Runs work until `wish` aborts or `ms` milliseconds pass. It has its own timer, because Node 20 can lose a signal
 * that only `AbortSignal.any` refers to, and its time then never comes.
 */
export async function withTimeLimit<T>(
  ms: number,
  wish: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const end = () => controller.abort(wish.reason);
  if (wish.aborted) end();
  wish.addEventListener('abort', end);
  const timer = setTimeout(() => controller.abort(new Error('timed out')), ms);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    wish.removeEventListener('abort', end);
  }
}
