import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';

async function* texts(lines: Iterable<object>): AsyncGenerator<string> {
  for (const line of lines) {
    yield `${JSON.stringify(line)}\n`;
    await turn();
  }
}

/**
 * A long answer as a stream of lines of JSON. Each is made when the reader has taken the one before, and after everybody
 * else who waits has had their turn.
 */
export function inTurns(lines: Iterable<object>): Readable {
  return Readable.from(texts(lines));
}
