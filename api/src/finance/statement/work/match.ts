import { type Cents, sum } from '@halyard/shared-contracts/money';
import { compare, type StatementWork } from '../compare';
import { isProposed } from '../duplicates';
import { refused, type Statement } from '../statement';

const BATCH = 200;

export interface MatchWork extends StatementWork {
  /** Lines for which the user reversed the proposed choice. */
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
  /** Lists of `StatementRow` as JSON: parsing all rows at once would block other requests. */
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
