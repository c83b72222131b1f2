import { clsx } from 'clsx';
import { useId } from 'react';
import styles from './range-control.module.css';

export const RANGES = ['1M', '3M', '6M', '1Y', 'All'] as const;

export type Range = (typeof RANGES)[number];

const WORDS: Readonly<Record<Range, string>> = {
  '1M': '1 month',
  '3M': '3 months',
  '6M': '6 months',
  '1Y': '1 year',
  All: 'Everything',
};

interface RangeControlProps {
  readonly value: Range;
  readonly onChange: (range: Range) => void;
  readonly ranges?: readonly Range[] | undefined;
}

export function RangeControl({ value, onChange, ranges = RANGES }: RangeControlProps) {
  const name = useId();
  if (ranges.length < 2) return null;
  return (
    <div role="radiogroup" aria-label="Time range" className={styles.ranges}>
      {ranges.map((range) => (
        <label key={range} className={clsx(styles.range, range === value && styles.on)}>
          <input
            type="radio"
            name={name}
            aria-label={WORDS[range]}
            checked={range === value}
            onChange={() => onChange(range)}
            className="sr-only"
          />
          {range}
        </label>
      ))}
    </div>
  );
}
