import { type Cents, formatUsd, fromDollars } from '../../money';

const AMOUNT = /^-?(\d+\.?\d{0,2}|\.\d{1,2})$/;

/** Whole dollars in groups of three. Any other comma may be a decimal one, and dropping it would make 12,50 a 1,250. */
const GROUPED = /^-?\d{1,3}(?:[,\s]\d{3})+(?=\.|$)/;
const SEPARATOR = /[,\s]/g;

/** The largest amount a user may type, in dollars: far above any household, far below where cents lose precision. */
const LARGEST_DOLLARS = 999_999_999_999;

/** A typed text in cents: null when it is empty, 'invalid' when it is not an amount of dollars. */
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

/** An amount as the field shows it, next to a dollar sign: '1,250.00'. */
export function amountText(amount: Cents | null): string {
  return amount === null ? '' : formatUsd(amount).replace('$', '');
}
