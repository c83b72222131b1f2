import type { ReactNode } from 'react';
import styles from './chart-frame.module.css';
import { useWidth } from './use-width';

interface ChartFrameProps {
  readonly ariaLabel: string;
  /** In px. */
  readonly height: number;
  readonly isEmpty: boolean;
  /** The drawing, in an svg of `width` by `height`. */
  readonly drawing: (width: number) => ReactNode;
  /** What lies over the drawing: the inspector and its tooltip. */
  readonly overlay: (width: number) => ReactNode;
}

/** A drawing as wide as its place, named as one image, with what inspects it laid over it. */
export function ChartFrame({ ariaLabel, height, isEmpty, drawing, overlay }: ChartFrameProps) {
  const [ref, width] = useWidth();
  if (isEmpty) {
    return (
      <div className={styles.nothing} style={{ height }}>
        Nothing to show yet
      </div>
    );
  }
  return (
    <div ref={ref} className={styles.frame} style={{ height }}>
      {width !== null && (
        <>
          <svg role="img" aria-label={ariaLabel} width={width} height={height}>
            {drawing(width)}
          </svg>
          {overlay(width)}
        </>
      )}
    </div>
  );
}
