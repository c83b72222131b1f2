import type { Cents } from './cents';

/** How an amount is printed. `decimals` 0 rounds half away from zero; `plus` also shows '+' from zero up. */
export interface UsdFormat {
  readonly decimals?: 0 | 2;
  readonly plus?: boolean;
}

const formats = {
  0: new Intl.NumberFormat('en-US', { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  2: new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};

/** US dollars with a true minus sign (U+2212) before the dollar sign: `−$1,234.50`. */
export function formatUsd(amount: Cents, { decimals = 2, plus = false }: UsdFormat = {}): string {
  const digits = formats[decimals].format(Math.abs(amount) / 100);
  const isZero = !/[1-9]/.test(digits);
  const sign = amount < 0 && !isZero ? '−' : plus ? '+' : '';
  return `${sign}$${digits}`;
}
