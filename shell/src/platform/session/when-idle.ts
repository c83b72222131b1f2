/** The longest that what can wait does wait, ms. */
const LATEST_MS = 5_000;

/** Runs `work` once the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, LATEST_MS);
}
