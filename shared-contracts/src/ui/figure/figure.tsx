import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Tone } from '../tone';
import styles from './figure.module.css';
import { toneClass } from './tone-class';

interface FigureProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly tone?: Tone | undefined;
  readonly size?: 'hero' | 'large' | 'medium' | undefined;
}

/** A screen has at most one 'hero'. */
export function Figure({ label, value, tone, size = 'medium' }: FigureProps) {
  return (
    <dl className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={clsx(styles.value, styles[size], toneClass(tone))}>{value}</dd>
    </dl>
  );
}
