import { type Cents, formatUsd, fromDollars } from '../../money';

const AMOUNT = /^-?(\d+\.?\d{0,2}|\.\d{1,2})$/;
const DECORATION = /[$,\s]/g;

/** Largest amount a person may type, in dollars: far above any household, far below where cents lose exactness. */
const LARGEST_DOLLARS = 999_999_999_999;

/** What a person typed, in cents: null when nothing is there, 'invalid' when it is not an amount of dollars. */
export function typedAmount(text: string): Cents | null | 'invalid' {
  const plain = text.replace(DECORATION, '').replace('−', '-');
  if (plain === '') return null;
  if (!AMOUNT.test(plain)) return 'invalid';
  const dollars = Number(plain);
  return Math.abs(dollars) > LARGEST_DOLLARS ? 'invalid' : fromDollars(dollars);
}

/** An amount as it stands in the field, whose dollar sign is printed beside it: '1,250.00'. */
export function amountText(amount: Cents | null): string {
  return amount === null ? '' : formatUsd(amount).replace('$', '');
}
