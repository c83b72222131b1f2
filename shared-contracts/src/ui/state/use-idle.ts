import { useEffect, useState } from 'react';

/** How long at most something waits for its turn, in milliseconds: a busy page must not keep it for ever. */
const PATIENCE_MS = 2_000;

/**
 * True once the browser has had a moment with nothing else to do, and from then on: for what must not take bytes or
 * time from the figures of a page. At once where a browser cannot tell.
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
