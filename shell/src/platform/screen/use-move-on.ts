import { useState } from 'react';
import type { ScreenCache } from './screen-cache';

/**
 * Lets newer versions of remotes in whenever the person goes somewhere (`place` is another value each time), before
 * anything of the new place is drawn: a screen that is being read never changes under its reader.
 */
export function useMoveOn(cache: ScreenCache, place: string): void {
  const [last, setLast] = useState(place);
  if (last === place) return;
  setLast(place);
  cache.moveOn();
}
