import { type RefObject, useLayoutEffect, useState } from 'react';
import { type ListSizes, USUAL_SIZES } from './list-layout';

/** The style sheet sets the heights, and two invisible elements measure them at any text size. */
export function useListSizes(
  row: RefObject<HTMLElement | null>,
  day: RefObject<HTMLElement | null>,
): ListSizes {
  const [sizes, setSizes] = useState(USUAL_SIZES);
  useLayoutEffect(() => {
    const measure = () => {
      const next = { row: row.current?.offsetHeight || 0, day: day.current?.offsetHeight || 0 };
      if (next.row === 0 || next.day === 0) return;
      setSizes((now) => (now.row === next.row && now.day === next.day ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [row.current, day.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [row, day]);
  return sizes;
}
