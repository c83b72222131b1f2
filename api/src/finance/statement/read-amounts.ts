import { type Cents, cents } from '@halyard/shared-contracts/money';
import { quoted, refused } from './statement';

export type DecimalMark = '.' | ',';

const MOST_CENTS = 10_000_000_000_000n;
/** Digits of the largest amount, in cents: a number of a million digits would take long to read. */
const MOST_DIGITS = 14;

/** A figure without what only dresses it up: currency, spaces, the apostrophes of Swiss thousands. */
const bare = (text: string): string =>
  text.replace(/[\s\u00a0\u202f'’$€£¥]|\b(USD|EUR|GBP|CHF|CAD)\b/gi, '');

/** Which mark the text itself shows to be the decimal one: what stands last of both, or before one or two digits. */
function shownBy(text: string): DecimalMark | 'thousands-or-decimals' | null {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  const last = Math.max(comma, point);
  if (last === -1) return null;
  const mark = comma > point ? ',' : '.';
  const other = mark === ',' ? '.' : ',';
  if (text.includes(other)) return mark;
  if (text.indexOf(mark) !== last) return other;
  const digits = /^\d*/.exec(text.slice(last + 1))?.[0].length ?? 0;
  return digits === 3 ? 'thousands-or-decimals' : mark;
}

/** The decimal mark of a whole column; null when nothing in it tells. A point before three digits reads as decimals. */
export function decimalMark(texts: readonly string[]): DecimalMark | null {
  const shown = new Set(texts.map((text) => shownBy(bare(text))));
  if (shown.has(',') && !shown.has('.')) return ',';
  if (shown.has('.') || !shown.has('thousands-or-decimals')) return '.';
  return null;
}

/** 1, or -1 for an amount in brackets, with a minus at either end, or marked as a debit. */
const signOf = (text: string): 1 | -1 => (/^\(.*\)$|^[-−]|[-−]$|DR$/i.test(text) ? -1 : 1);

/** One amount of a column whose decimal mark is known. Throws STATEMENT_REFUSED naming where it stands. */
export function readAmount(text: string, mark: DecimalMark, where: string): Cents {
  const plain = bare(text);
  const dressed = /^[-+−(]{0,2}([\d.,]+)(?:[-−)]|CR|DR)?$/i.exec(plain);
  const digits = splitAt(dressed?.[1] ?? '', mark);
  if (digits === null) throw refused(`${where}: ${quoted(text)} is not an amount`);
  const [units, decimals] = digits;
  if (/[1-9]/.test(decimals.slice(2))) {
    throw refused(`${where}: ${quoted(text)} has more than two decimals`);
  }
  const total = units.replace(/^0+/, '') + decimals.slice(0, 2).padEnd(2, '0');
  if (total.length > MOST_DIGITS || BigInt(total) > MOST_CENTS)
    throw refused(`${where}: ${quoted(text)} is larger than any account`);
  return cents(Number(total) * (Number(total) === 0 ? 1 : signOf(plain)));
}

/** Units and decimals of a figure; null when its thousands are not in threes or a mark stands twice. */
function splitAt(figure: string, mark: DecimalMark): readonly [string, string] | null {
  const [units = '', decimals = '', ...rest] = figure.split(mark);
  const grouped = mark === ',' ? /^(\d*|\d{1,3}(\.\d{3})+)$/ : /^(\d*|\d{1,3}(,\d{2,3})*,\d{3})$/;
  if (rest.length > 0 || !/^\d*$/.test(decimals) || !grouped.test(units)) return null;
  const plain = units.replace(/[.,]/g, '');
  return plain + decimals === '' ? null : [plain || '0', decimals];
}
