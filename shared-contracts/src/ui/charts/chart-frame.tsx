import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styles from './chart-frame.module.css';

interface ChartFrameProps {
  readonly height: number;
  readonly children: (width: number, textScale: number) => ReactNode;
}

/** Keeps text the same size at every width. */
export function ChartFrame({ height, children }: ChartFrameProps) {
  const [frame, width] = useWidth();
  const [rem, remPx] = useWidth();
  return (
    <div ref={frame} className={styles.frame} style={{ height }}>
      <div ref={rem} className={styles.rem} />
      {width !== null && children(width || UNMEASURED_PX, (remPx || USUAL_REM_PX) / USUAL_REM_PX)}
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
const USUAL_REM_PX = 16;

function useWidth(): [ref: RefObject<HTMLDivElement | null>, width: number | null] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
