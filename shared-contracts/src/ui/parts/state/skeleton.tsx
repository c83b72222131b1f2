import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  readonly shape?: 'text' | 'circle' | 'block' | undefined;
  /** They are CSS lengths of the part that will replace it, so that nothing moves. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
}

export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  const size: CSSProperties = { width, height };
  return <span aria-hidden="true" className={`${styles.skeleton} ${styles[shape]}`} style={size} />;
}

interface RowsSkeletonProps {
  readonly rows: number;
  /** Screen readers read it while the rows load. */
  readonly label: string;
}

/** Draws rows like those of `ListRow`: a tile, two lines, and an amount. */
export function RowsSkeleton({ rows, label }: RowsSkeletonProps) {
  return (
    <div role="status" className={styles.rows}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton shape="circle" />
          <span className={styles.words}>
            <Skeleton width="min(11rem, 70%)" />
            <Skeleton width="min(6rem, 40%)" />
          </span>
          <Skeleton width="4.5rem" />
        </div>
      ))}
    </div>
  );
}
