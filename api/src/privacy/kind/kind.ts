import { isIsoDate } from '@halyard/shared-contracts/finance';
import * as v from 'valibot';
import type { Database } from '../../db/schema';

/** One value of a row: every table of a person's data is made of these. */
type Cell = v.GenericSchema<unknown, string | number | null>;

type Columns = Readonly<Record<string, Cell>>;

export type Row = Readonly<Record<string, string | number | null>>;

/** What a person may take along of one table, and whether it comes back from such a copy. */
export interface Kind {
  readonly table: keyof Database;
  /** What the table orders a person's rows by; unique among them. */
  readonly key: readonly string[];
  /** The columns that leave, in order, with what they may hold. A column that is not named here never leaves. */
  readonly columns: Columns;
  /** What it is, for people. */
  readonly about: string;
  /** Whether bringing a copy back brings these rows back. */
  readonly restored: boolean;
}

const MOST_CENTS = 10_000_000_000_000;

/** No id of ours begins with what a spreadsheet takes for a formula, or holds a control character. */
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
/** A day, or an instant of it; '' where none is known. */
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
  v.minValue(-MOST_CENTS),
  v.maxValue(MOST_CENTS),
);
export const number = v.pipe(v.number(), v.finite());
export const flag = v.picklist([0, 1]);
/** A code of ISO 4217, or a bank's own code of a currency that has none there. */
export const currency = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,10}$/));
