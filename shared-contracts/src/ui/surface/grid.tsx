import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './grid.module.css';

interface GridProps {
  readonly columns?: 1 | 2 | 3 | undefined;
  readonly children: ReactNode;
}

const layouts = { 1: styles.one, 2: styles.two, 3: styles.three };

export function Grid({ columns = 2, children }: GridProps) {
  return <div className={clsx(styles.grid, layouts[columns])}>{children}</div>;
}
