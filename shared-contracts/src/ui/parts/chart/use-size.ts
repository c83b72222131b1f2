import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const USUAL_REM_PX = 16;

/** The sizes are in px. The width is 0 before the first measurement. */
export function useSize(): [ref: RefObject<HTMLDivElement | null>, width: number, rem: number] {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, rem: USUAL_REM_PX });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize({ width: element.clientWidth || UNMEASURED_PX, rem: rem || USUAL_REM_PX });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size.width, size.rem];
}

const UNMEASURED_PX = 600;
