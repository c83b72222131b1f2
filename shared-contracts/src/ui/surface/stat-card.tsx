import type { ReactNode } from 'react';
import { Figure } from '../figure/figure';
import type { Tone } from '../tone';
import styles from './stat-card.module.css';

interface StatCardProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  readonly tone?: Tone | undefined;
}

export function StatCard({ label, value, note, tone }: StatCardProps) {
  return (
    <div className={styles.stat}>
      <Figure label={label} value={value} tone={tone} size="large" />
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

export function StatRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
