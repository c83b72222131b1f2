import { cents, toDollars } from '@halyard/shared-contracts/money';
import type { Row } from '../kind/kind';

/**
 * A spreadsheet takes a text that begins with one of these for a formula (OWASP, CSV injection): also in full width, and
 * behind quotation marks, blanks and characters that nobody sees.
 */
const FORMULA = /^[\s"'\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/u;

/** One cell of text, which no spreadsheet runs. */
export function textCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Whole cents as dollars with two decimals. */
export const moneyCell = (amount: number): string => toDollars(cents(amount)).toFixed(2);

const MONEY = /_cents$/;

function cell(name: string, value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'string') return textCell(value);
  return MONEY.test(name) ? moneyCell(value) : String(value);
}

export const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** The headings of a table: its columns, money without its unit. */
export const csvHead = (columns: readonly string[]): string =>
  csvLine(columns.map((name) => name.replace(MONEY, '')));

/** Rows of a table as lines of CSV. */
export const csvRows = (columns: readonly string[], rows: readonly Row[]): string =>
  rows.map((row) => csvLine(columns.map((name) => cell(name, row[name] ?? null)))).join('');
