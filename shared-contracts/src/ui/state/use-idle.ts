import { useEffect, useState } from 'react';

/** A busy page waits at most this long. */
const PATIENCE_MS = 2_000;

/** Returns true at once where a browser does not report idle time. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(() => typeof requestIdleCallback === 'undefined');
  useEffect(() => {
    if (idle) return undefined;
    const waiting = requestIdleCallback(() => setIdle(true), { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(waiting);
  }, [idle]);
  return idle;
}
