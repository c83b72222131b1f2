import type { IsoDate } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import type { DateOrder, StatementFormat, StatementMapping } from '@halyard/shared-contracts/wire';
import { AppError } from '../../../errors';

export type DecimalMark = '.' | ',';

export interface StatementRow {
  /** The line of a CSV file, or the number of the transaction. */
  readonly line: number;
  readonly date: IsoDate;
  /** Money out is negative. */
  readonly amount: Cents;
  readonly payee: string;
  readonly note: string | null;
  /** The bank's own id for the transaction, if the file has one. */
  readonly ref: string | null;
}

export interface ReadOptions {
  readonly mapping?: StatementMapping | undefined;
  readonly order?: DateOrder | undefined;
  readonly decimal?: DecimalMark | undefined;
  /** The currency of the account that the file is imported into. */
  readonly currency: string;
  /** True for a card or a loan, where a payment is money in. */
  readonly isDebt?: boolean | undefined;
  /** True for a card. */
  readonly isCard?: boolean | undefined;
  /** One of the statement's `accounts`. */
  readonly account?: string | undefined;
}

/** A statement has no rows until the user answers its `question`. */
export interface Statement {
  readonly format: StatementFormat;
  readonly rows: readonly StatementRow[];
  /** The closing balance in the file, with the bank's sign. */
  readonly closing: Cents | null;
  readonly question: 'account' | 'date_order' | 'decimal' | 'columns' | null;
  /** The accounts of a file with several, as the file names them. */
  readonly accounts: readonly string[];
  readonly columns: readonly string[] | null;
  readonly mapping: StatementMapping | null;
  readonly order: DateOrder | null;
  readonly decimal: DecimalMark | null;
  /** True if the file seems to show money out above zero. */
  readonly isReversed: boolean;
  /** A sentence about what is not read; null if all is. */
  readonly notice: string | null;
}

/** More than ten years of a busy account. */
export const MAX_ROWS = 20_000;

export const refused = (message: string, cause?: unknown): AppError =>
  new AppError('STATEMENT_REFUSED', { message, cause });

export const otherCurrencies = (names: string, currency: string): AppError =>
  refused(`This file is in ${names}, and the account is in ${currency}`);

export const quoted = (value: string): string =>
  `“${value.length > 30 ? `${value.slice(0, 30)}…` : value}”`;

/** Removes line ends, and the signs that turn the direction of writing and so could hide what a text says. */
export const oneLine = (text: string, maxLength = 200): string =>
  text
    .replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength);

export function checkCount(count: number, what: 'rows' | 'transactions'): void {
  if (count <= MAX_ROWS) return;
  const most = MAX_ROWS.toLocaleString('en-US');
  throw refused(`This file holds more than ${most} ${what}: export a shorter time`);
}
