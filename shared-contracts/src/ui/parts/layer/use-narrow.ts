import { useCallback, useSyncExternalStore } from 'react';

/** Phones are narrower than the width at which the layout gets its sidebar (P1-9-17). */
const PHONE_PX = 768;

const queryOf = (px: number) => window.matchMedia(`(width < ${px}px)`);

/** Whether the window is narrower than `px`. */
export function useNarrow(px: number = PHONE_PX): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = queryOf(px);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [px],
  );
  return useSyncExternalStore(subscribe, () => queryOf(px).matches);
}
