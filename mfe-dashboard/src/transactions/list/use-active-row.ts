import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { TransactionResult } from '../search-index/transaction-index';
import { ariaRow } from './transaction-row';

interface ActiveRow {
  readonly list: string;
  readonly at: number;
  readonly takesFocus: boolean;
}

/** When the element of the focused row disappears, the row at its place receives the focus. */
export function useActiveRow(
  scroller: RefObject<HTMLElement | null>,
  list: string,
  result: TransactionResult,
) {
  const [active, setActive] = useState<ActiveRow>({ list, at: -1, takesFocus: false });
  const focus = useCallback(
    (at: number) => {
      const row = scroller.current?.querySelector(`[aria-rowindex="${ariaRow(at)}"]`);
      row?.querySelector<HTMLElement>('[data-details]')?.focus({ preventScroll: true });
    },
    [scroller],
  );
  useEffect(() => {
    if (active.takesFocus) focus(active.at);
  }, [active, focus]);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (active.at >= 0 && isLost) focus(Math.min(active.at, result.count - 1));
  }, [result, active.at, focus]);
  const goTo = useCallback(
    (at: number, takesFocus: boolean) => setActive({ list, at, takesFocus }),
    [list],
  );
  return [active.list === list ? active.at : -1, goTo] as const;
}
