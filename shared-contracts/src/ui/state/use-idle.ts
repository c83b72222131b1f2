import { useEffect, useState, useSyncExternalStore } from 'react';

const PATIENCE_MS = 2_000;

const never = () => () => undefined;
const isSilent = () => typeof requestIdleCallback === 'undefined';
const notOnServers = () => false;

/** Returns true at once if a browser does not report idle time. */
export function useIdle(): boolean {
  const always = useSyncExternalStore(never, isSilent, notOnServers);
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (idle || always) return undefined;
    const waiting = requestIdleCallback(() => setIdle(true), { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(waiting);
  }, [idle, always]);
  return idle || always;
}
