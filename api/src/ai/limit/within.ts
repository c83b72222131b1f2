/**
 * Does work that ends with somebody's wish, or after `ms` milliseconds. A timer of its own holds the limit: of signals
 * joined by `AbortSignal.any`, Node 20 forgets one that nothing but the joint refers to, and its time never comes.
 */
export async function within<T>(
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
