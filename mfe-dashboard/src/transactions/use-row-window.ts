import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { revealed, ROW_PX, rowWindow } from './row-window';

/** The rows to draw of a scrolling list, and the way to bring one into view. Goes to the top when `order` changes. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  order: unknown,
) {
  const [topRow, setTopRow] = useState(0);

  const scrollTo = useCallback(
    (scrollTopPx: number) => {
      if (scroller.current) scroller.current.scrollTop = scrollTopPx;
      setTopRow(Math.floor(scrollTopPx / ROW_PX));
    },
    [scroller],
  );
  const follow = useCallback(
    () => setTopRow(Math.floor((scroller.current?.scrollTop ?? 0) / ROW_PX)),
    [scroller],
  );
  const reveal = useCallback(
    (row: number) => scrollTo(revealed(row, scroller.current?.scrollTop ?? 0)),
    [scroller, scrollTo],
  );
  useLayoutEffect(() => scrollTo(0), [order, scrollTo]);

  return { ...rowWindow(topRow * ROW_PX, count), follow, reveal };
}
