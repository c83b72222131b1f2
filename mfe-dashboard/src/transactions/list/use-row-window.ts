import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { revealed, ROW_PX, rowWindow } from './row-window';

export function useRowWindow(count: number, list: string) {
  const scroller = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState({ list, row: 0 });
  const isAtTop = useRef(true);
  // Setting scrollTop forces a layout, even at the top.
  useLayoutEffect(() => {
    if (scroller.current && !isAtTop.current) scroller.current.scrollTop = 0;
  }, [list]);

  const scrolled = useCallback(
    (scrollTopPx: number) => {
      isAtTop.current = scrollTopPx <= 0;
      const row = Math.floor(scrollTopPx / ROW_PX);
      setTop((now) => (now.list === list && now.row === row ? now : { list, row }));
    },
    [list],
  );
  const follow = useCallback(() => scrolled(scroller.current?.scrollTop ?? 0), [scrolled]);
  const reveal = useCallback(
    (row: number) => {
      if (!scroller.current) return;
      const scrollTopPx = revealed(row, scroller.current.scrollTop);
      scroller.current.scrollTop = scrollTopPx;
      scrolled(scrollTopPx);
    },
    [scrolled],
  );

  const topRow = top.list === list ? top.row : 0;
  return { ...rowWindow(topRow * ROW_PX, count), scroller, follow, reveal };
}
