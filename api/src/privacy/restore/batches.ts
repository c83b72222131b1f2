import type { Database } from '../../db/schema';
import { RESTORED } from './check-copy';
import type { Meter } from './limits';
import type { Copy } from './open-copy';
import { readRows } from './read-rows';

export interface Batch {
  readonly table: keyof Database;
  readonly columns: readonly string[];
  readonly rows: string;
}

/** Limits of one INSERT, which blocks other requests for some milliseconds. */
const MAX_VALUES = 3000;
const MAX_LENGTH = 500_000;

export async function* batchesOf(copy: Copy, meter: Meter): AsyncGenerator<Batch> {
  for (const kind of RESTORED) {
    const columns = Object.keys(kind.columns);
    let rows: string[] = [];
    let length = 0;
    const batch = (): Batch => ({ table: kind.table, columns, rows: `[${rows.join(',')}]` });
    for await (const row of readRows(copy, kind, meter)) {
      const values = JSON.stringify(columns.map((column) => row[column] ?? null));
      rows.push(values);
      length += values.length;
      if (rows.length * (columns.length + 1) >= MAX_VALUES || length >= MAX_LENGTH) {
        yield batch();
        rows = [];
        length = 0;
      }
    }
    if (rows.length > 0) yield batch();
  }
}
