import { type RefObject, useCallback, useEffect, useState } from 'react';
import { ariaRow } from './row-window';

interface ActiveRow {
  /** −1 until the person has gone to a row. */
  readonly at: number;
  readonly takesFocus: boolean;
}

/** The row the keys act on. A row gone to by key takes the focus. */
export function useActiveRow(list: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState<ActiveRow>({ at: -1, takesFocus: false });
  useEffect(() => {
    if (!active.takesFocus) return;
    const row = list.current?.querySelector(`[aria-rowindex="${ariaRow(active.at)}"]`);
    row?.querySelector('button')?.focus({ preventScroll: true });
  }, [active, list]);
  const goTo = useCallback((at: number, takesFocus: boolean) => setActive({ at, takesFocus }), []);
  return [active.at, goTo] as const;
}
