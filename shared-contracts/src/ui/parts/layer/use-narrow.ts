import { useCallback, useSyncExternalStore } from 'react';

/** The sidebar appears at this width (P1-9-17). */
const PHONE_PX = 768;

const queryOf = (px: number) => window.matchMedia(`(width < ${px}px)`);

export function useNarrow(px: number = PHONE_PX): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = queryOf(px);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [px],
  );
  const isNarrow = () => queryOf(px).matches;
  // A phone may be turned after the server drew the page and before React has taken all of it over.
  const wasNarrow = () => {
    const { halyardView } = Object(window);
    return halyardView?.viewer ? halyardView.viewer.width < px : isNarrow();
  };
  return useSyncExternalStore(subscribe, isNarrow, wasNarrow);
}
