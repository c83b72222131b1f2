import styles from './money.module.css';
import { numberFormat } from './number-format';

interface PercentProps {
  /** 12.5 means 12.5 %. */
  readonly value: number;
  readonly decimals?: number | undefined;
}

export function Percent({ value, decimals = 0 }: PercentProps) {
  return <span className={styles.money}>{formatPercent(value, decimals)}</span>;
}

/** A share below one percent is not printed as zero. */
export function Share({ value }: { readonly value: number }) {
  return value === 0 ? <span className={styles.money}>&lt;1%</span> : <Percent value={value} />;
}

/** Rounds half away from zero, without a negative zero. */
export function formatPercent(value: number, decimals = 0): string {
  const digits = numberFormat(decimals).format(Math.abs(value));
  return `${value < 0 && /[1-9]/.test(digits) ? '−' : ''}${digits}%`;
}
