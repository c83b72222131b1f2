import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './grid.module.css';

interface GridProps {
  readonly columns?: 1 | 2 | 3 | undefined;
  readonly children: ReactNode;
}

const layouts = { 1: styles.one, 2: styles.two, 3: styles.three };

export function Grid({ columns = 2, children }: GridProps) {
  return <div className={classNames(styles.grid, layouts[columns])}>{children}</div>;
}
