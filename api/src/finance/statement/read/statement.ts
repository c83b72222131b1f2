import type { IsoDate } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import type { DateOrder, StatementFormat, StatementMapping } from '@halyard/shared-contracts/wire';
import { AppError } from '../../../errors';

export type DecimalMark = '.' | ',';

export interface StatementRow {
  /** This is the line of a CSV file, or the number of the transaction. */
  readonly line: number;
  readonly date: IsoDate;
  /** Money out is negative. */
  readonly amount: Cents;
  readonly payee: string;
  readonly note: string | null;
  /** This is the bank's own id of the transaction, if the file has one. */
  readonly ref: string | null;
  /** This is the category as the file names it. */
  readonly category: string | null;
}

export interface ReadOptions {
  readonly mapping?: StatementMapping | undefined;
  readonly order?: DateOrder | undefined;
  readonly decimal?: DecimalMark | undefined;
  /** The file is imported into an account of this currency. */
  readonly currency: string;
  /** `true` means a card or a loan, where a payment is money in. */
  readonly isDebt?: boolean | undefined;
  readonly isCard?: boolean | undefined;
  /** It is one of the statement's `accounts`. */
  readonly account?: string | undefined;
}

/** A statement has no rows until the user answers its `question`. */
export interface Statement {
  readonly format: StatementFormat;
  readonly rows: readonly StatementRow[];
  /** The closing balance has the bank's sign. */
  readonly closing: Cents | null;
  readonly question: 'account' | 'date_order' | 'decimal' | 'columns' | null;
  /** The file names these accounts if it has several. */
  readonly accounts: readonly string[];
  readonly columns: readonly string[] | null;
  readonly mapping: StatementMapping | null;
  readonly order: DateOrder | null;
  readonly decimal: DecimalMark | null;
  /** `true` means that the file seems to show money out as positive. */
  readonly isReversed: boolean;
  /** The notice names what is not read. It is null if everything is. */
  readonly notice: string | null;
}

/** A busy account takes more than ten years to reach this. */
export const MAX_ROWS = 20_000;

export const refused = (message: string, cause?: unknown): AppError =>
  new AppError('STATEMENT_REFUSED', { message, cause });

export const otherCurrencies = (names: string, currency: string): AppError =>
  refused(`This file is in ${names}, and the account is in ${currency}`);

export const quoted = (value: string): string =>
  `“${value.length > 30 ? `${value.slice(0, 30)}…` : value}”`;

/** Removes line ends and the characters that change the direction of text, which could hide what it says. */
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
