import { type Cents, formatUsd, fromDollars } from '../../money';

const AMOUNT = /^-?(\d+\.?\d{0,2}|\.\d{1,2})$/;

/** 12,50 must not become 1,250. */
const GROUPED = /^-?\d{1,3}(?:[,\s]\d{3})+(?=\.|$)/;
const SEPARATOR = /[,\s]/g;

/** Larger amounts would lose precision in cents. */
const LARGEST_DOLLARS = 999_999_999_999;

export function typedAmount(text: string): Cents | null | 'invalid' {
  const plain = text
    .replaceAll('$', '')
    .replace(/^\s*[−-]\s*/, '-')
    .trim()
    .replace(GROUPED, (whole) => whole.replace(SEPARATOR, ''));
  if (plain === '') return null;
  if (!AMOUNT.test(plain)) return 'invalid';
  const dollars = Number(plain);
  return Math.abs(dollars) > LARGEST_DOLLARS ? 'invalid' : fromDollars(dollars);
}

export function amountText(amount: Cents | null): string {
  return amount === null ? '' : formatUsd(amount).replace('$', '');
}
