import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ListLayout, rowWindow } from './list-layout';

// Implements P1-2.8-13.
export const LIST_PX = 600;

/** This is the height of the column titles, or of the bar on a phone. */
const HEADINGS_PX = 56;

interface ListWindow {
  readonly layout: ListLayout;
  readonly count: number;
  /** A new list starts at its top. */
  readonly list: string;
  readonly withPage: boolean;
}

/** A shorter scroll draws the same rows. */
const STEP_PX = 64;

interface View {
  readonly list: string;
  readonly from: number;
  readonly innerHeight: number;
}

export function useListWindow({ layout, count, list, withPage }: ListWindow) {
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>({ list, from: 0, innerHeight: window.innerHeight });

  const scrolledBy = useCallback((): number => {
    if (!withPage) return scroller.current?.scrollTop ?? 0;
    return Math.max(0, -(body.current?.getBoundingClientRect().top ?? 0));
  }, [withPage]);

  const follow = useCallback(() => {
    const from = Math.floor(scrolledBy() / STEP_PX) * STEP_PX;
    const next = { list, from, innerHeight: window.innerHeight };
    setView((now) =>
      now.list === list && now.from === from && now.innerHeight === next.innerHeight ? now : next,
    );
  }, [scrolledBy, list]);

  // Setting scrollTop forces a layout, even at the top.
  useLayoutEffect(() => {
    if (scroller.current && scroller.current.scrollTop > 0) scroller.current.scrollTop = 0;
  }, [list]);
  useEffect(() => {
    if (!withPage) return undefined;
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    window.addEventListener('scroll', follow, options);
    window.addEventListener('resize', follow, options);
    return () => controller.abort();
  }, [withPage, follow]);

  const height = withPage ? window.innerHeight : LIST_PX;
  const reveal = (row: number) => {
    const from = scrolledBy();
    const top = layout.topOf(row);
    const hidden = layout.topOf(0) + HEADINGS_PX;
    const bottom = top + layout.topOf(1) - layout.topOf(0) + hidden - height;
    const to = Math.min(Math.max(0, top - hidden), Math.max(bottom, from));
    if (withPage) window.scrollBy({ top: to - from, behavior: 'instant' });
    else if (scroller.current) scroller.current.scrollTop = to;
    follow();
  };

  const from = view.list === list ? view.from : 0;
  const { first, end } = rowWindow(layout, count, from, from + height + STEP_PX);
  return { first, end, scroller, body, follow, reveal };
}
