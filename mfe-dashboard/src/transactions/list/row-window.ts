import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** A row has room for two lines of text and a 44 px target. */
export const ROW_PX = 64;

const HEADER_PX = 40;

// P1-2.8-13.
export const LIST_PX = 600;

/** These rows beyond each edge are drawn, so that scrolling shows no gap. */
const SPARE_ROWS = 3;

export interface RowWindow {
  readonly first: number;
  readonly end: number;
}

export function rowWindow(scrollTopPx: number, count: number): RowWindow {
  const visible = Math.ceil((LIST_PX - HEADER_PX) / ROW_PX) + 1;
  const top = Math.min(Math.floor(Math.max(0, scrollTopPx) / ROW_PX), Math.max(0, count - visible));
  return {
    first: Math.max(0, top - SPARE_ROWS),
    end: Math.min(count, top + visible + SPARE_ROWS),
  };
}

export function revealed(row: number, scrollTopPx: number): number {
  const top = row * ROW_PX;
  const bottom = top + ROW_PX + HEADER_PX - LIST_PX;
  return Math.min(top, Math.max(bottom, scrollTopPx));
}

/** Row 1 is the headings. */
export function ariaRow(row: number): number {
  return row + 2;
}

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
