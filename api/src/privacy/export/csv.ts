import { cents, toDollars } from '@halyard/shared-contracts/money';
import type { Row } from '../kind/kind';

/** Spreadsheets run a text that starts like this as a formula (OWASP, CSV injection), even after invisible characters. */
const FORMULA = /^[\s"'\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/u;

export function textCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const moneyCell = (amount: number): string => toDollars(cents(amount)).toFixed(2);

const MONEY = /_cents$/;

function cell(name: string, value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'string') return textCell(value);
  return MONEY.test(name) ? moneyCell(value) : String(value);
}

export const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

export const csvHead = (columns: readonly string[]): string =>
  csvLine(columns.map((name) => name.replace(MONEY, '')));

export const csvRows = (columns: readonly string[], rows: readonly Row[]): string =>
  rows.map((row) => csvLine(columns.map((name) => cell(name, row[name] ?? null)))).join('');
