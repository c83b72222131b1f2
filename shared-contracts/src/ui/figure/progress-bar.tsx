import { clsx } from 'clsx';
import { useId } from 'react';
import type { Tone } from '../tone';
import { formatPercent } from './percent';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  readonly label: string;
  /** Above 100, the bar is full. */
  readonly value: number;
  readonly tone: Tone;
  readonly valueText?: string | undefined;
}

export function ProgressBar({ label, value, tone, valueText }: ProgressBarProps) {
  const labelId = useId();
  const drawn = Math.min(100, Math.max(0, value));
  const text = valueText ?? formatPercent(value);
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span id={labelId}>{label}</span>
        <span className={styles.value}>{text}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(drawn)}
        aria-valuetext={text}
        className={styles.track}
      >
        <div className={clsx(styles.bar, styles[tone])} style={{ width: `${drawn}%` }} />
      </div>
    </div>
  );
}
