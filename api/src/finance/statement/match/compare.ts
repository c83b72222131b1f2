import type { IsoDate } from '@halyard/shared-contracts/finance';
import { type Cents, cents, negate, sum, toDollars } from '@halyard/shared-contracts/money';
import type { StatementPreview } from '@halyard/shared-contracts/wire';
import { type Duplicate, findDuplicates, isProposed } from './duplicates';
import { parseExisting } from './existing-rows';
import { type DecodedStatement, readStatement, type StatementFile } from '../read/read-statement';
import { refused, type Statement } from '../read/statement';

export interface StatementWork extends Omit<StatementFile, 'bytes'> {
  /** The content is in base64. */
  readonly content: string;
  readonly isDebt: boolean;
  readonly isCard: boolean;
  readonly existing: readonly string[];
  readonly today: IsoDate;
}

interface Comparison {
  readonly statement: DecodedStatement;
  readonly duplicates: readonly Duplicate[];
  /** For a debt, the closing balance is positive while money is owed. */
  readonly closing: Cents | null;
}

/** Throws STATEMENT_REFUSED naming the first bad row. */
function compare({ content, isDebt, existing, today, ...options }: StatementWork): Comparison {
  const bytes = Buffer.from(content, 'base64');
  const statement = readStatement({ ...options, isDebt, bytes }, today);
  const { closing } = statement;
  return {
    statement,
    duplicates: findDuplicates(statement.rows, parseExisting(existing)),
    closing: isDebt && closing !== null ? negate(closing) : closing,
  };
}

function previewOf({ statement, duplicates, closing }: Comparison): StatementPreview {
  return {
    format: statement.format,
    encoding: statement.encoding,
    question: statement.question,
    accounts: [...statement.accounts],
    columns: statement.columns ? [...statement.columns] : null,
    mapping: statement.mapping,
    date_order: statement.order,
    decimal: statement.decimal,
    inverted: statement.inverted,
    notice: statement.notice,
    rows: statement.rows.map(({ line, date, payee, amount }, index) => {
      const duplicate = duplicates[index] ?? null;
      const take = isProposed(duplicate);
      return { line, date, payee, amount: toDollars(amount), duplicate, take };
    }),
    closing: closing === null ? null : toDollars(cents(closing)),
  };
}

/** Returns JSON, because copying 20,000 row objects between threads is slow. */
export const previewAsJson = (work: StatementWork): string =>
  JSON.stringify(previewOf(compare(work)));

const BATCH = 200;

export interface MatchWork extends StatementWork {
  /** The user reversed the proposed choice for these lines. */
  readonly turned: readonly number[];
}

export interface Match {
  readonly format: Statement['format'];
  readonly closing: Cents | null;
  readonly added: number;
  readonly skipped: number;
  readonly total: Cents;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** Each batch is a list of `StatementRow` as JSON, because parsing all rows at once would block other requests. */
  readonly batches: readonly string[];
}

/** Selects the rows to add. Throws STATEMENT_REFUSED while a question is open, and if no row is new. */
export function matchRows({ turned, ...work }: MatchWork): Match {
  const { statement, duplicates, closing } = compare(work);
  if (statement.question !== null) throw refused('Say first how this file is to be read');
  const reversed = new Set(turned);
  const rows = statement.rows.filter(
    ({ line }, index) => isProposed(duplicates[index] ?? null) !== reversed.has(line),
  );
  if (rows.length === 0) throw refused('Every row of this file is in the account already');
  const days = rows.map(({ date }) => date).sort();
  return {
    format: statement.format,
    closing,
    added: rows.length,
    skipped: statement.rows.length - rows.length,
    total: sum(rows.map(({ amount }) => amount)),
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
    batches: Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
      JSON.stringify(rows.slice(index * BATCH, (index + 1) * BATCH)),
    ),
  };
}
