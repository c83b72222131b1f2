import { isDeepStrictEqual } from 'node:util';
import type { Item, Row } from './item';
import { cachePerStep } from './cache-per-step';

/** A row that was added and removed between the two steps is not included. */
export interface Diff {
  readonly added: Row[];
  readonly modified: Row[];
  readonly removed: Row[];
}

interface Change {
  readonly id: string;
  /** Null removes the row. */
  readonly row: Row | null;
}

export const upserts = (rows: readonly Row[]): Change[] => rows.map((row) => ({ id: row.id, row }));

/** Records one step, in which all given rows change together. */
export function record(item: Item, changes: readonly Change[]): void {
  if (changes.length === 0) return;
  item.step += 1;
  for (const { id, row } of changes) item.versions.push({ step: item.step, id, row });
}

function rowsAt(item: Item, step: number): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const version of item.versions) {
    if (version.step > step) break;
    if (version.row) rows.set(version.id, version.row);
    else rows.delete(version.id);
  }
  return rows;
}

export const currentRows = cachePerStep((item): readonly Row[] => [
  ...rowsAt(item, item.step).values(),
]);

export const pendingRows = cachePerStep((item): readonly Row[] =>
  currentRows(item).filter(({ pending }) => pending),
);

export function diffBetween(item: Item, from: number, to: number): Diff {
  const before = rowsAt(item, from);
  const after = rowsAt(item, to);
  const rows = [...after.values()];
  return {
    added: rows.filter((row) => !before.has(row.id)),
    modified: rows.filter(
      (row) => before.has(row.id) && !isDeepStrictEqual(before.get(row.id), row),
    ),
    removed: [...before.values()].filter((row) => !after.has(row.id)),
  };
}
