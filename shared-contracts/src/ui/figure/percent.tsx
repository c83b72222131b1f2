import styles from './money.module.css';
import { numberFormat } from './number-format';

interface PercentProps {
  /** 12.5 is 12.5 %. */
  readonly value: number;
  readonly decimals?: number | undefined;
}

/** A percentage in tabular numerals with a true minus sign. */
export function Percent({ value, decimals = 0 }: PercentProps) {
  return <span className={styles.money}>{formatPercent(value, decimals)}</span>;
}

/** A share of a whole, in whole percent. What is there, and less than one, is not called nothing. */
export function Share({ value }: { readonly value: number }) {
  return value === 0 ? <span className={styles.money}>&lt;1%</span> : <Percent value={value} />;
}

/** `−12.5%`: rounded half away from zero, never a negative zero. */
export function formatPercent(value: number, decimals = 0): string {
  const digits = numberFormat(decimals).format(Math.abs(value));
  return `${value < 0 && /[1-9]/.test(digits) ? '−' : ''}${digits}%`;
}
