import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Tests and hidden boxes have no layout. */
const UNMEASURED_PX = 600;

/** Returns null before the first measurement. */
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
