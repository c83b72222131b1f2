import { useState } from 'react';
import type { ScreenCache } from './screen-cache';

/** A screen never changes while the user reads it. */
export function useVersionUpdates(cache: ScreenCache, place: string): void {
  const [last, setLast] = useState(place);
  if (last === place) return;
  setLast(place);
  cache.updateVersions();
}
