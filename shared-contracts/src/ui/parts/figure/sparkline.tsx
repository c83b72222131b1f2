import { clsx } from 'clsx';
import type { Cents } from '../../../money';
import styles from './sparkline.module.css';
import { DRAWING, sparklinePath } from './sparkline-path';

interface SparklineProps {
  /** The oldest comes first. Fewer than two values draw a dashed line. */
  readonly values: readonly Cents[];
  /** An example is "Net worth since June, rising". */
  readonly label: string;
  readonly tone?: 'accent' | 'positive' | 'negative' | 'neutral' | undefined;
  readonly size?: 'small' | 'wide' | undefined;
}

const LINE = 2;

export function Sparkline({ values, label, tone = 'accent', size = 'small' }: SparklineProps) {
  const isKnown = values.length >= LINE;
  const line = isKnown ? sparklinePath(values) : `M0 ${DRAWING / 2}H${DRAWING}`;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${DRAWING} ${DRAWING}`}
      preserveAspectRatio="none"
      className={clsx(styles.sparkline, styles[size], styles[tone])}
    >
      {isKnown && <path d={`${line}V${DRAWING}H0Z`} className={styles.area} />}
      <path d={line} className={clsx(styles.line, !isKnown && styles.unknown)} />
    </svg>
  );
}
