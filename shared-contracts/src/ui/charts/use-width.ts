import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Width where there is no layout to measure: in tests, and in a box that is not shown yet. */
const UNMEASURED_PX = 600;

/** The width of an element in px, now and whenever it changes; null until the first look. */
export function useWidth(): [ref: RefObject<HTMLDivElement | null>, width: number | null] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.round(element.clientWidth) || UNMEASURED_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
