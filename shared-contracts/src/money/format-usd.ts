import type { Cents } from './cents';

/** With 0 `decimals`, amounts are rounded half away from zero. `plus` shows '+' for zero and above. */
interface UsdFormat {
  readonly decimals?: 0 | 2;
  readonly plus?: boolean;
}

/** The first `Intl` formatter takes a browser 20 to 80 ms before anything is drawn. */
function grouped(whole: number): string {
  const digits = String(whole);
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(',');
}

function digitsOf(magnitude: number, decimals: 0 | 2): string {
  if (decimals === 0) return grouped(Math.round(magnitude / 100));
  const rest = magnitude % 100;
  return `${grouped((magnitude - rest) / 100)}.${String(rest).padStart(2, '0')}`;
}

/** Formats with a true minus sign (U+2212): `−$1,234.50`. */
export function formatUsd(amount: Cents, { decimals = 2, plus = false }: UsdFormat = {}): string {
  const digits = digitsOf(Math.round(Math.abs(amount)), decimals);
  const isZero = !/[1-9]/.test(digits);
  const sign = amount < 0 && !isZero ? '−' : plus ? '+' : '';
  return `${sign}$${digits}`;
}

export const formatWholeUsd = (amount: Cents): string => formatUsd(amount, { decimals: 0 });

/** Other currencies (ISO 4217) have no dollar sign and no plus. Their code follows the number. */
export function formatMoney(amount: Cents, currency: string, format: UsdFormat = {}): string {
  if (currency === 'USD') return formatUsd(amount, format);
  return `${formatUsd(amount, { ...format, plus: false }).replace('$', '')} ${currency}`;
}
