import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './state.module.css';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Inbox size={28} aria-hidden="true" className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
