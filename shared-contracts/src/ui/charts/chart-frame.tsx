import type { ReactNode } from 'react';
import styles from './chart-frame.module.css';
import { useWidth } from './use-width';

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
