import { isIsoDate } from '@halyard/shared-contracts/finance';
import * as v from 'valibot';

/** A column of a copy may contain this. A restored file is checked with it. */
export type Columns = Readonly<Record<string, v.GenericSchema<unknown, string | number | null>>>;

const MAX_CENTS = 10_000_000_000_000;

/** Our ids never start like a spreadsheet formula and have no control characters. */
const ID = /^[^\s=+\-@＝＋－＠\p{Cc}][^\p{Cc}]*$/u;
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(ID));
export const text = v.pipe(v.string(), v.maxLength(20_000));
export const longText = v.pipe(v.string(), v.maxLength(1_000_000));
export const day = v.pipe(
  v.string(),
  v.check(isIsoDate, 'a calendar day'),
  v.minValue('1900-01-01'),
  v.maxValue('2100-12-31'),
);
/** This is a date, an instant, or '' if unknown. */
const INSTANT =
  /^(?:\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?)?$/;
export const instant = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(INSTANT),
  v.check((value) => value === '' || !Number.isNaN(Date.parse(value)), 'an instant'),
);
export const cents = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(-MAX_CENTS),
  v.maxValue(MAX_CENTS),
);
export const number = v.pipe(v.number(), v.finite());
export const flag = v.picklist([0, 1]);
/** A currency is an ISO 4217 code or a bank's own code. */
export const currency = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,10}$/));
