import { type Cents, cents } from '@halyard/shared-contracts/money';
import { type DecimalMark, quoted, refused } from './statement';

const MAX_CENTS = 10_000_000_000_000n;
/** Parsing a number of a million digits would be slow. */
const MAX_DIGITS = 14;

/** These words name currencies but are no codes. */
const CURRENCY_WORD = /zł|kr\.?|Kč|Ft/g;
/** This finds codes of currencies, but not the CR or DR of an amount. */
const CURRENCY_CODE = /^[A-Z]{3}(?![A-Z])|(?<![A-Z])[A-Z]{3}$/gi;

const withoutSymbols = (text: string): string =>
  text
    .replace(/[\s\u00a0\u202f'’$€£¥]/g, '')
    .replace(CURRENCY_CODE, '')
    .replace(CURRENCY_WORD, '');

function markIn(text: string): DecimalMark | 'thousands-or-decimals' | null {
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

/** Returns the decimal mark of a column, or null if it is ambiguous. */
export function decimalMark(texts: readonly string[]): DecimalMark | null {
  const marks = new Set(texts.map((text) => markIn(withoutSymbols(text))));
  if (marks.has(',') && !marks.has('.')) return ',';
  if (marks.has('.') || !marks.has('thousands-or-decimals')) return '.';
  return null;
}

export const isNegative = (text: string): boolean => signOf(withoutSymbols(text)) === -1;

const signOf = (text: string): 1 | -1 => (/^\(.*\)$|^[-−–]|[-−–]$|(DR|S)$/i.test(text) ? -1 : 1);

/** Throws STATEMENT_REFUSED with `where` in the message. */
export function readAmount(text: string, mark: DecimalMark, where: string): Cents {
  const plain = withoutSymbols(text);
  const [, figure = ''] = /^[-+−–(]{0,2}([\d.,]+)(?:[-+−–)]|CR|DR|S|H)?$/i.exec(plain) ?? [];
  const digits = splitAt(figure, mark);
  if (digits === null) throw refused(`${where}: ${quoted(text)} is not an amount`);
  const [units, decimals] = digits;
  if (/[1-9]/.test(decimals.slice(2))) {
    throw refused(`${where}: ${quoted(text)} has more than two decimals`);
  }
  const total = units.replace(/^0+/, '') + decimals.slice(0, 2).padEnd(2, '0');
  if (total.length > MAX_DIGITS || BigInt(total) > MAX_CENTS) {
    throw refused(`${where}: ${quoted(text)} is larger than any account`);
  }
  return cents(Number(total) * (Number(total) === 0 ? 1 : signOf(plain)));
}

function splitAt(figure: string, mark: DecimalMark): readonly [string, string] | null {
  const [units = '', decimals = '', ...rest] = figure.split(mark);
  const grouped = mark === ',' ? /^(\d*|\d{1,3}(\.\d{3})+)$/ : /^(\d*|\d{1,3}(,\d{2,3})*,\d{3})$/;
  if (rest.length > 0 || !/^\d*$/.test(decimals) || !grouped.test(units)) return null;
  const plain = units.replace(/[.,]/g, '');
  return plain + decimals === '' ? null : [plain || '0', decimals];
}
