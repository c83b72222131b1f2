import { useSyncExternalStore } from 'react';

/** Phones are narrower than the width at which the layout gets its sidebar (P1-9-17). */
const NARROW = '(width < 768px)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
}
