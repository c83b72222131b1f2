import type { IsoDate } from '@halyard/shared-contracts/finance';
import { type Cents, negate } from '@halyard/shared-contracts/money';
import { findDuplicates, type Duplicate } from './duplicates';
import { parseExisting } from './existing-rows';
import { readStatement, type StatementFile } from './read-statement';
import type { Statement } from './statement';

export interface StatementWork extends Omit<StatementFile, 'bytes'> {
  readonly content: string;
  readonly isDebt: boolean;
  readonly existing: readonly string[];
  readonly today: IsoDate;
}

export interface Comparison {
  readonly statement: Statement;
  readonly duplicates: readonly Duplicate[];
  /** The closing balance; for a debt it is positive while money is owed. */
  readonly closing: Cents | null;
}

/** Reads a statement and compares it with its account. Throws STATEMENT_REFUSED naming the first bad row. */
export function compare({
  content,
  isDebt,
  existing,
  today,
  ...options
}: StatementWork): Comparison {
  const statement = readStatement({ ...options, bytes: Buffer.from(content, 'base64') }, today);
  const { closing } = statement;
  return {
    statement,
    duplicates: findDuplicates(statement.rows, parseExisting(existing)),
    closing: isDebt && closing !== null ? negate(closing) : closing,
  };
}
