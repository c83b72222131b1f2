import type { MessagePort } from 'node:worker_threads';
import { ask } from '../../work/conversation';
import type { FileFacts } from './zip-file';

export type Step =
  | { readonly kind: 'open'; readonly path: string }
  | { readonly kind: 'write'; readonly text: string; readonly rows: number }
  | { readonly kind: 'close' | 'end' };

export class CopyWriter {
  readonly #port: MessagePort;
  readonly #task: Promise<Uint8Array>;

  constructor(port: MessagePort, task: Promise<Uint8Array>) {
    this.#port = port;
    this.#task = task;
  }

  /** Starts a file; the previous one must be closed. */
  async open(path: string): Promise<void> {
    await this.#ask({ kind: 'open', path });
  }

  async write(text: string, rows: number): Promise<void> {
    await this.#ask({ kind: 'write', text, rows });
  }

  async close(): Promise<FileFacts> {
    return this.#ask({ kind: 'close' });
  }

  end(): Promise<Uint8Array> {
    const step: Step = { kind: 'end' };
    return ask<Uint8Array, Uint8Array>(this.#port, this.#task, step);
  }

  async #ask(step: Step): Promise<FileFacts> {
    const answer = await ask<FileFacts, Uint8Array>(this.#port, this.#task, step);
    if (answer instanceof Uint8Array) throw new Error('The copy ended before its last file.');
    return answer;
  }
}
