import type { IsoDate } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import type { StatementFormat } from '@halyard/shared-contracts/wire';
import { AppError } from '../../errors';

/** One row of a statement. */
export interface StatementRow {
  /** Where it stands: the line of a CSV, the number of the transaction otherwise. From 1. */
  readonly line: number;
  readonly date: IsoDate;
  /** Below zero = money out. */
  readonly amount: Cents;
  readonly payee: string;
  readonly note: string | null;
  /** The bank's own id of it, where the file tells one. */
  readonly ref: string | null;
}

/** A statement that was read to its last row. */
export interface Statement {
  readonly format: StatementFormat;
  readonly rows: readonly StatementRow[];
  /** The balance that the file itself tells, as the bank signs it; null when it tells none. */
  readonly closing: Cents | null;
}

/** More than ten years of a busy account. */
export const MOST_ROWS = 20_000;

/** Why a statement cannot be read, in one sentence for the person who chose it. */
export const refused = (message: string, cause?: unknown): AppError =>
  new AppError('STATEMENT_REFUSED', { message, cause });

/** A value as a sentence may repeat it. */
export const quoted = (value: string): string =>
  `“${value.length > 30 ? `${value.slice(0, 30)}…` : value}”`;

/** One line of text as the product keeps it: no control characters, no runs of spaces, not endless. */
export const oneLine = (text: string, most = 200): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most);

/** Throws STATEMENT_REFUSED for more than can be looked through. */
export function checkCount(count: number, what: 'rows' | 'transactions'): void {
  if (count <= MOST_ROWS) return;
  const most = MOST_ROWS.toLocaleString('en-US');
  throw refused(`This file holds more than ${most} ${what}: export a shorter time`);
}
