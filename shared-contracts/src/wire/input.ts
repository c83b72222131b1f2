import * as v from 'valibot';
import { isIsoDate } from '../finance';
import { fromDollars, toDollars } from '../money';

/** No person's single figure is larger; a sum of a hundred thousand of them still fits whole cents. */
const LARGEST_DOLLARS = 100_000_000_000;

/** Whether dollars are exact to the cent. Every step of a pipe runs, so this one cannot rely on the steps before it. */
export function isWholeCents(amount: number): boolean {
  return Math.abs(amount) <= LARGEST_DOLLARS && toDollars(fromDollars(amount)) === amount;
}

/** Dollars as a user enters them: signed, with at most two decimals. */
export const dollarsInput = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(-LARGEST_DOLLARS),
  v.maxValue(LARGEST_DOLLARS),
  v.check(isWholeCents, 'an amount with at most two decimals'),
);

/** Dollars that cannot be below zero: premiums, limits, payments. */
export const positiveDollarsInput = v.pipe(dollarsInput, v.minValue(0));

/** A day of the calendar in living memory or in sight. */
export const dateInput = v.pipe(
  v.string(),
  v.check(isIsoDate, 'a calendar day (YYYY-MM-DD)'),
  v.minValue('1900-01-01'),
  v.maxValue('2100-12-31'),
);

const isPrintable = (text: string): boolean => !/\p{Cc}/u.test(text);
const isPrintableOrBroken = (text: string): boolean => !/(?![\n\r\t])\p{Cc}/u.test(text);

/** One line of text without control characters, its ends trimmed. */
export const lineInput = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(200),
  v.check(isPrintable, 'one line of text'),
);

/** Text of several lines, as notes are. */
export const noteInput = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2_000),
  v.check(isPrintableOrBroken, 'text'),
);

/** An id in a path or a body. */
export const idInput = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** ISO 4217 code. */
export const currencyInput = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
