import { type Cents, formatUsd } from '../../money';
import styles from './tooltip-values.module.css';

export interface NamedValue {
  readonly name: string;
  readonly text: string;
  readonly color: string;
}

export const dollarText = (value: Cents): string => formatUsd(value, { decimals: 0 });

/** Returns a text such as 'Jun 2025: Income $7,290, Spending $5,533'. */
export function namedValues(label: string, values: readonly NamedValue[]): string {
  const [only, ...more] = values;
  if (!only) return label;
  if (more.length === 0) return `${label}: ${only.text}`;
  return `${label}: ${values.map(({ name, text }) => `${name} ${text}`).join(', ')}`;
}

export function TooltipValues({ values }: { readonly values: readonly NamedValue[] }) {
  const [only, ...more] = values;
  if (only && more.length === 0) return only.text;
  return values.map(({ name, text, color }) => (
    <div key={name} className={styles.value}>
      <span className={styles.swatch} style={{ background: color }} />
      <span className={styles.name}>{name}</span>
      {text}
    </div>
  ));
}
