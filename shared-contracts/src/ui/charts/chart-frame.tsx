import type { ReactNode } from 'react';
import styles from './chart-frame.module.css';
import { useWidth } from './use-width';

interface ChartFrameProps {
  /** In px. */
  readonly height: number;
  /** The chart, once it is known how wide its place is, in px. */
  readonly children: (width: number) => ReactNode;
}

/** Reserves the space of a chart and passes it the available width, so that type has the same size at every width. */
export function ChartFrame({ height, children }: ChartFrameProps) {
  const [ref, width] = useWidth();
  return (
    <div ref={ref} className={styles.frame} style={{ height }}>
      {width !== null && children(width)}
    </div>
  );
}

/** Stands where a chart without data would be, as high as the chart. */
export function NothingToShow({ height }: { readonly height: number }) {
  return (
    <div className={styles.nothing} style={{ height }}>
      Nothing to show yet
    </div>
  );
}
