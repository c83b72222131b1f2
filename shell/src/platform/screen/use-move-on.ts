import { useState } from 'react';
import type { ScreenCache } from './screen-cache';

/**
 * Lets newer versions of remotes in whenever the user navigates (`place` has another value each time), before anything
 * of the new place is drawn: a screen never changes while the user reads it.
 */
export function useMoveOn(cache: ScreenCache, place: string): void {
  const [last, setLast] = useState(place);
  if (last === place) return;
  setLast(place);
  cache.moveOn();
}
