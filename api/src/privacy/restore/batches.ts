import type { Database } from '../../db/schema';
import { RESTORED } from './check-copy';
import type { Meter } from './meter';
import type { Copy } from './open-copy';
import { readRows } from './read-rows';

/** Rows of one table for one statement of SQL, as JSON: the columns, and the values of each row in their order. */
export interface Batch {
  readonly table: keyof Database;
  readonly columns: readonly string[];
  readonly rows: string;
}

/** Values of one statement: its work keeps others waiting for some milliseconds. */
const MOST_VALUES = 3000;
/** Letters of one statement, where rows hold long texts. */
const MOST_LETTERS = 500_000;

/** Everything that a copy brings back, in the order in which it is written. */
export async function* batchesOf(copy: Copy, meter: Meter): AsyncGenerator<Batch> {
  for (const kind of RESTORED) {
    const columns = Object.keys(kind.columns);
    let rows: string[] = [];
    let letters = 0;
    const batch = (): Batch => ({ table: kind.table, columns, rows: `[${rows.join(',')}]` });
    for await (const row of readRows(copy, kind, meter)) {
      const values = JSON.stringify(columns.map((column) => row[column] ?? null));
      rows.push(values);
      letters += values.length;
      if (rows.length * (columns.length + 1) >= MOST_VALUES || letters >= MOST_LETTERS) {
        yield batch();
        rows = [];
        letters = 0;
      }
    }
    if (rows.length > 0) yield batch();
  }
}
