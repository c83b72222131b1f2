import type { MessagePort } from 'node:worker_threads';
import { AppError } from './errors';
import { matchRows } from './finance/statement/work/match';
import { previewAsJson } from './finance/statement/work/preview';
import { printSummary } from './finance/summary/work';
import { packSteps } from './privacy/export/work';
import { readOut } from './privacy/restore/work';
import type { Answer, TaskName } from './work/task';
import type { Sent } from './work/threads';

/** It has a method, so that each task may name the input that it takes. */
interface Runner {
  run(input: unknown, port: MessagePort | undefined): unknown;
}

const RUNNERS: Readonly<Record<TaskName, Runner>> = {
  'preview-statement': { run: previewAsJson },
  'match-statement': { run: matchRows },
  'write-summary': { run: printSummary },
  'read-copy': { run: readOut },
  'write-copy': { run: packSteps },
};

function sizeOf(output: unknown): number {
  if (typeof output === 'string') return output.length;
  if (Array.isArray(output)) return output.reduce<number>((sum, each) => sum + sizeOf(each), 0);
  if (ArrayBuffer.isView(output)) return output.byteLength;
  return typeof output === 'object' && output !== null ? sizeOf(Object.values(output)) : 8;
}

/** Runs one task in a worker thread. What it refuses crosses to the main thread by its code: errors lose theirs. */
export async function work(sent: Sent): Promise<Answer<unknown>> {
  const { name, maxOutputBytes, input, port } = sent;
  try {
    const output = await RUNNERS[name].run(input, port);
    return sizeOf(output) > maxOutputBytes ? { isTooLarge: true } : { output };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refusal: { code: error.code, message: error.message } };
  } finally {
    port?.close();
  }
}
