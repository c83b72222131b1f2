import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Tone } from '../tone';
import styles from './badge.module.css';

interface BadgeProps {
  readonly tone: Tone;
  readonly children: ReactNode;
}

/** The color repeats the word. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={clsx(styles.badge, styles[tone])}>{children}</span>;
}
