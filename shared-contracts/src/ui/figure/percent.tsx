import styles from './money.module.css';

interface PercentProps {
  /** 12.5 is 12.5 %. */
  readonly value: number;
  readonly decimals?: number | undefined;
}

/** A percentage in tabular numerals with a true minus sign. */
export function Percent({ value, decimals = 0 }: PercentProps) {
  return <span className={styles.money}>{formatPercent(value, decimals)}</span>;
}

/** `−12.5%`: rounded half away from zero, never a negative zero. */
export function formatPercent(value: number, decimals = 0): string {
  const digits = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(Math.abs(value));
  return `${value < 0 && /[1-9]/.test(digits) ? '−' : ''}${digits}%`;
}
