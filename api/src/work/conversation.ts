import type { MessagePort } from 'node:worker_threads';

const CLOSED: unique symbol = Symbol('closed');

/**
 * Sends one message to the task at the other side of a port, and waits for its answer: the task's own result once
 * it has ended. Throws what the task fails with.
 * One question at a time: the next one follows the answer.
 */
export async function ask<Answer, End = null>(
  port: MessagePort,
  task: Promise<End>,
  question: unknown,
): Promise<Answer | End> {
  const answer = new Promise<Answer>((resolve) => port.once('message', resolve));
  port.postMessage(question);
  return Promise.race([answer, task]);
}

/** The questions of the other side, one after the other, until it closes the port. Each needs an answer. */
export async function* questions<Question>(port: MessagePort): AsyncGenerator<Question> {
  const closed = new Promise<typeof CLOSED>((resolve) => {
    port.once('close', () => resolve(CLOSED));
  });
  for (;;) {
    const question = new Promise<Question>((resolve) => port.once('message', resolve));
    const heard = await Promise.race([question, closed]);
    if (heard === CLOSED) return;
    yield heard;
  }
}
