import type { MessagePort } from 'node:worker_threads';
import { questions } from '../../work/conversation';
import type { Database } from '../../db/schema';
import type { Task } from '../../work/task';
import { checkCopy, type Counts, RESTORED } from './check-copy';
import { type FreeStorage, TOO_LARGE, Meter } from './limits';
import { type Copy, openCopy } from './open-copy';
import { readRows } from './read-rows';

export interface Batch {
  readonly table: keyof Database;
  readonly columns: readonly string[];
  /** It is JSON with the values of each row. */
  readonly rows: string;
}

/** These limits apply to one INSERT, which blocks other requests for some milliseconds. */
const MAX_VALUES = 3000;
const MAX_LENGTH = 500_000;

async function* batchesOf(copy: Copy, meter: Meter): AsyncGenerator<Batch> {
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

export interface CopyWork {
  readonly zip: Uint8Array;
  readonly room: FreeStorage;
}

export interface Found {
  readonly counts: Counts;
  readonly exportedAt: string;
}

/** Answers the first question with `Found`, and each later one with a `Batch`. */
export const readCopy: Task<CopyWork, null> = {
  name: 'read-copy',
  maxMs: 60_000,
  maxOutputBytes: 100,
  tooMuch: ['COPY_REFUSED', TOO_LARGE],
};

/** Unpacks a copy twice: first to check all of it, then to return its rows. */
export async function sendCopy({ zip, room }: CopyWork, port: MessagePort): Promise<null> {
  const meter = () => new Meter(room, zip.length);
  const first = meter();
  const copy = await openCopy(zip, first);
  const counts = await checkCopy(copy, first);
  const found: Found = { counts, exportedAt: copy.manifest.exported_at };
  const batches = batchesOf(copy, meter());
  let isFirst = true;
  for await (const _ of questions(port)) {
    const { value, done } = isFirst ? { value: found } : await batches.next();
    if (done) return null;
    isFirst = false;
    port.postMessage(value);
  }
  return null;
}
