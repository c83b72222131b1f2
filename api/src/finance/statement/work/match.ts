import { type Cents, sum } from '@halyard/shared-contracts/money';
import { compare, type StatementWork } from '../compare';
import { isTaken } from '../duplicates';
import type { Reading } from '../reading';
import { refused } from '../statement';

/** Rows that are written with one statement of SQL; each has nineteen values. */
const STEP = 200;

export interface MatchWork extends StatementWork {
  /** Lines that are taken or left out other than proposed. */
  readonly turned: readonly number[];
}

/** The rows of a statement that an import adds. */
export interface Matched {
  readonly format: Reading['format'];
  readonly closing: Cents | null;
  readonly added: number;
  readonly skipped: number;
  /** The sum of all rows. */
  readonly total: Cents;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** Each a list of `StatementRow` as JSON, for one statement of SQL: to read all of them at once would take long. */
  readonly batches: readonly string[];
}

/** The rows to add. Throws STATEMENT_REFUSED while something has to be asked, or where nothing is new. */
export function matchRows({ turned, ...work }: MatchWork): Matched {
  const { reading, duplicates, closing } = compare(work);
  if (reading.question !== null) throw refused('Say first how this file is to be read');
  const changed = new Set(turned);
  const rows = reading.rows.filter(
    ({ line }, index) => isTaken(duplicates[index] ?? null) !== changed.has(line),
  );
  if (rows.length === 0) throw refused('Every row of this file is in the account already');
  const days = rows.map(({ date }) => date).sort();
  return {
    format: reading.format,
    closing,
    added: rows.length,
    skipped: reading.rows.length - rows.length,
    total: sum(rows.map(({ amount }) => amount)),
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
    batches: Array.from({ length: Math.ceil(rows.length / STEP) }, (_, index) =>
      JSON.stringify(rows.slice(index * STEP, (index + 1) * STEP)),
    ),
  };
}
