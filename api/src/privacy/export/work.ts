import type { MessagePort } from 'node:worker_threads';
import { questions } from '../../work/conversation';
import type { Task } from '../../work/task';
import type { Step } from './copy-writer';
import { ZipFile } from './zip-file';

/** Packs a copy and returns the ZIP. It answers each `Step`; closing a file returns its `FileFacts`. */
export const writeCopy: Task<{ readonly at: Date }, Uint8Array> = {
  name: 'write-copy',
  maxMs: 60_000,
  maxOutputBytes: 64 * 1_048_576,
  tooMuch: ['BUSY', 'Your copy could not be made. Try again in a moment'],
};

export async function packSteps(
  { at }: { readonly at: Date },
  port: MessagePort,
): Promise<Uint8Array> {
  const zip = new ZipFile(at);
  let file: ReturnType<ZipFile['open']> | null = null;
  for await (const step of questions<Step>(port)) {
    if (step.kind === 'end') break;
    if (step.kind === 'open') file = zip.open(step.path);
    if (step.kind === 'write') file?.write(step.text, step.rows);
    port.postMessage(step.kind === 'close' ? file?.close() : null);
  }
  return zip.end();
}
