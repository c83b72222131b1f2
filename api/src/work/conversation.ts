import type { MessagePort } from 'node:worker_threads';

const CLOSED: unique symbol = Symbol('closed');

/** Returns the task's answer, or its result if it has ended. Throws the task's error. */
export async function ask<Answer, End = null>(
  port: MessagePort,
  task: Promise<End>,
  question: unknown,
): Promise<Answer | End> {
  const answer = new Promise<Answer>((resolve) => port.once('message', resolve));
  port.postMessage(question);
  return Promise.race([answer, task]);
}

export async function* questions<Question>(port: MessagePort): AsyncGenerator<Question> {
  const closed = new Promise<typeof CLOSED>((resolve) => {
    port.once('close', () => resolve(CLOSED));
  });
  for (;;) {
    const question = new Promise<Question>((resolve) => port.once('message', resolve));
    const next = await Promise.race([question, closed]);
    if (next === CLOSED) return;
    yield next;
  }
}
