import { useCallback, useRef, useState } from 'react';
import { revealed, ROW_PX, rowWindow } from './row-window';

/** The rows to draw of a scrolling list, and the way to bring one into view. */
export function useRowWindow(count: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [topRow, setTopRow] = useState(0);

  const follow = useCallback(
    () => setTopRow(Math.floor((scroller.current?.scrollTop ?? 0) / ROW_PX)),
    [],
  );
  const reveal = useCallback((row: number) => {
    if (!scroller.current) return;
    const scrollTopPx = revealed(row, scroller.current.scrollTop);
    scroller.current.scrollTop = scrollTopPx;
    setTopRow(Math.floor(scrollTopPx / ROW_PX));
  }, []);

  return { ...rowWindow(topRow * ROW_PX, count), scroller, follow, reveal };
}
