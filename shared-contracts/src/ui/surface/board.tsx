import type { ReactNode } from 'react';
import styles from './board.module.css';

interface BoardProps {
  /** While other figures are on their way; the shown ones fade. */
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
}

/** The cards of a screen, one under the other. */
export function Board({ busy = false, children }: BoardProps) {
  return (
    <div className={styles.board} aria-busy={busy}>
      {children}
    </div>
  );
}
