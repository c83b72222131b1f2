import { useEffect, useState } from 'react';

/** How long at most something waits for its turn, in milliseconds: a busy page must not keep it for ever. */
const PATIENCE_MS = 2_000;

/**
 * True once the browser has been idle for a moment, and from then on: for work that must not take bytes or time from
 * the figures of a page. True at once where a browser cannot report that it is idle.
 */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(() => typeof requestIdleCallback === 'undefined');
  useEffect(() => {
    if (idle) return undefined;
    const waiting = requestIdleCallback(() => setIdle(true), { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(waiting);
  }, [idle]);
  return idle;
}
