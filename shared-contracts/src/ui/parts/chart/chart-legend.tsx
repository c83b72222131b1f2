import { clsx } from 'clsx';
import styles from './chart-legend.module.css';

interface LegendEntry {
  readonly name: string;
  /** It is a CSS color. Bands have the color of the trend. */
  readonly color?: string | undefined;
  readonly look?: 'line' | 'dashed' | 'area' | 'band' | undefined;
}

interface ChartLegendProps {
  readonly entries: readonly LegendEntry[];
  readonly hidden: ReadonlySet<string>;
  readonly onToggle: (name: string) => void;
}

export function ChartLegend({ entries, hidden, onToggle }: ChartLegendProps) {
  return (
    <ul role="list" aria-label="Shown in the chart" className={styles.legend}>
      {entries.map(({ name, color = 'var(--trend)', look }) => (
        <li key={name} className={styles.item}>
          <button
            type="button"
            aria-pressed={!hidden.has(name)}
            onClick={() => onToggle(name)}
            className={styles.entry}
          >
            <span
              className={clsx(
                styles.sign,
                look === 'dashed' && styles.dashed,
                look === 'band' && styles.band,
              )}
              style={{ color }}
            />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
