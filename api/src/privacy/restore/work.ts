import type { MessagePort } from 'node:worker_threads';
import { questions } from '../../work/conversation';
import type { Task } from '../../work/task';
import { batchesOf } from './batches';
import { checkCopy, type Counts } from './check-copy';
import { type Room, TOO_LARGE, Meter } from './limits';
import { openCopy } from './open-copy';

export interface CopyWork {
  readonly zip: Uint8Array;
  readonly room: Room;
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
