import { type RefObject, useCallback, useEffect, useState } from 'react';
import { ariaRow } from './row-window';

interface ActiveRow {
  readonly list: string;
  readonly at: number;
  readonly takesFocus: boolean;
}

export function useActiveRow(scroller: RefObject<HTMLElement | null>, list: string) {
  const [active, setActive] = useState<ActiveRow>({ list, at: -1, takesFocus: false });
  useEffect(() => {
    if (!active.takesFocus) return;
    const row = scroller.current?.querySelector(`[aria-rowindex="${ariaRow(active.at)}"]`);
    row?.querySelector('button')?.focus({ preventScroll: true });
  }, [active, scroller]);
  const goTo = useCallback(
    (at: number, takesFocus: boolean) => setActive({ list, at, takesFocus }),
    [list],
  );
  return [active.list === list ? active.at : -1, goTo] as const;
}
