import { type Cents, formatUsd, fromDollars, LARGEST_DOLLARS } from '../../money';

const AMOUNT = /^-?(\d+\.?\d{0,2}|\.\d{1,2})$/;

/** 12,50 must not become 1,250. */
const GROUPED = /^-?\d{1,3}(?:[,\s]\d{3})+(?=\.|$)/;
const SEPARATOR = /[,\s]/g;

export function typedAmount(text: string): Cents | null | 'invalid' | 'too-large' {
  const plain = text
    .replaceAll('$', '')
    .replace(/^\s*[−-]\s*/, '-')
    .trim()
    .replace(GROUPED, (whole) => whole.replace(SEPARATOR, ''));
  if (plain === '') return null;
  if (!AMOUNT.test(plain)) return 'invalid';
  const dollars = Number(plain);
  return Math.abs(dollars) > LARGEST_DOLLARS ? 'too-large' : fromDollars(dollars);
}

export function amountText(amount: Cents | null): string {
  return amount === null ? '' : formatUsd(amount).replace('$', '');
}
