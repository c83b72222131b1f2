import * as v from 'valibot';
import { isIsoDate } from '../finance';
import { fromDollars, LARGEST_DOLLARS, toDollars } from '../money';
import { civilMonth } from './common';

/** Every step of a pipe runs, so this check cannot rely on earlier ones. */
export function isWholeCents(amount: number): boolean {
  return Math.abs(amount) <= LARGEST_DOLLARS && toDollars(fromDollars(amount)) === amount;
}

export const dollarsInput = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(-LARGEST_DOLLARS),
  v.maxValue(LARGEST_DOLLARS),
  v.check(isWholeCents, 'an amount with at most two decimals'),
);

export const positiveDollarsInput = v.pipe(dollarsInput, v.minValue(0));

export const dateInput = v.pipe(
  v.string(),
  v.check(isIsoDate, 'a calendar day (YYYY-MM-DD)'),
  v.minValue('1900-01-01'),
  v.maxValue('2100-12-31'),
);

/** Budgets are computed for each month between two of them, so the range is limited. */
export const monthInput = v.pipe(civilMonth, v.minValue('1900-01'), v.maxValue('2100-12'));

/** Half of a surrogate pair (`Cs`) is no text: an address or a file cannot contain it. */
const isPrintable = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text);
const isPrintableOrBroken = (text: string): boolean => !/(?![\n\r\t])[\p{Cc}\p{Cs}]/u.test(text);

export const lineInput = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(200),
  v.check(isPrintable, 'one line of text'),
);

export const noteInput = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2_000),
  v.check(isPrintableOrBroken, 'text'),
);

export const idInput = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

export const currencyInput = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
