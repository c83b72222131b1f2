import type { MessagePort } from 'node:worker_threads';
import { AppError } from './errors';
import { matchRows, previewAsJson } from './finance/statement/match/compare';
import { printSummary } from './finance/summary/work';
import { packSteps } from './privacy/export/work';
import { sendCopy } from './privacy/restore/work';
import type { Answer, TaskName } from './work/task';
import type { TaskMessage } from './work/threads';

/** A method accepts functions with narrower inputs. */
interface Runner {
  run(input: unknown, port: MessagePort | undefined): unknown;
}

const RUNNERS: Readonly<Record<TaskName, Runner>> = {
  'preview-statement': { run: previewAsJson },
  'match-statement': { run: matchRows },
  'write-summary': { run: printSummary },
  'read-copy': { run: sendCopy },
  'write-copy': { run: packSteps },
};

function sizeOf(output: unknown): number {
  if (typeof output === 'string') return output.length;
  if (Array.isArray(output)) return output.reduce<number>((sum, each) => sum + sizeOf(each), 0);
  if (ArrayBuffer.isView(output)) return output.byteLength;
  return typeof output === 'object' && output !== null ? sizeOf(Object.values(output)) : 8;
}

/** Runs one task. It returns a refusal as data, because a thrown error loses its code on the way to the main thread. */
export async function work(message: TaskMessage): Promise<Answer<unknown>> {
  const { name, maxOutputBytes, input, port } = message;
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
