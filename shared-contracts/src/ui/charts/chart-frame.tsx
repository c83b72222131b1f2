import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styles from './chart-frame.module.css';

interface ChartFrameProps {
  readonly height: number;
  readonly children: (width: number) => ReactNode;
}

/** Passes the width in px to the chart, so that type has the same size at every width. */
export function ChartFrame({ height, children }: ChartFrameProps) {
  const [ref, width] = useWidth();
  return (
    <div ref={ref} className={styles.frame} style={{ height }}>
      {width !== null && children(width)}
    </div>
  );
}

export function NothingToShow({ height }: { readonly height: number }) {
  return (
    <div className={styles.nothing} style={{ height }}>
      Nothing to show yet
    </div>
  );
}

/** Tests and hidden boxes have no layout. */
const UNMEASURED_PX = 600;

/** Returns null before the first measurement. */
function useWidth(): [ref: RefObject<HTMLDivElement | null>, width: number | null] {
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
