import { isDeepStrictEqual } from 'node:util';
import type { Item, Row } from './item';
import { perStep } from './per-step';

/** What changed between two steps of an Item, net: a row added and removed in between is not mentioned. */
export interface Diff {
  readonly added: Row[];
  readonly modified: Row[];
  readonly removed: Row[];
}

/** Records one step: every row of the list changes together. A null row removes that id. */
export function record(item: Item, changes: readonly { id: string; row: Row | null }[]): void {
  if (changes.length === 0) return;
  item.step += 1;
  for (const { id, row } of changes) item.versions.push({ step: item.step, id, row });
}

/** The rows as they stood after `step`, in the order they first appeared. */
function rowsAt(item: Item, step: number): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const version of item.versions) {
    if (version.step > step) break;
    if (version.row) rows.set(version.id, version.row);
    else rows.delete(version.id);
  }
  return rows;
}

/** The rows the bank holds now. */
export const currentRows = perStep((item): readonly Row[] => [...rowsAt(item, item.step).values()]);

/** Those of them that have yet to post. */
export const pendingRows = perStep((item): readonly Row[] =>
  currentRows(item).filter(({ pending }) => pending),
);

/** The net difference between two steps; from step 0 it is the whole state, with nothing removed. */
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
