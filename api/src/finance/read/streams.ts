import { Readable } from 'node:stream';
import { setImmediate as letOthersRun } from 'node:timers/promises';

async function* jsonLines(lines: Iterable<object>): AsyncGenerator<string> {
  for (const line of lines) {
    yield `${JSON.stringify(line)}\n`;
    await letOthersRun();
  }
}

/** Each JSON line is made when the client has read the previous one. */
export const streamLines = (lines: Iterable<object>): Readable => Readable.from(jsonLines(lines));

type OnEnd = (whole: Buffer | null) => void;

async function* copied(source: Readable, maxBytes: number, onEnd: OnEnd): AsyncGenerator<Buffer> {
  const copy: Buffer[] = [];
  let bytes = 0;
  for await (const part of source as AsyncIterable<string | Buffer>) {
    const chunk = typeof part === 'string' ? Buffer.from(part) : part;
    bytes += chunk.length;
    if (bytes <= maxBytes) copy.push(chunk);
    else copy.length = 0;
    yield chunk;
  }
  onEnd(bytes <= maxBytes ? Buffer.concat(copy) : null);
}

/** Passes a stream on. At its end, `onEnd` receives all bytes, or null for more than `maxBytes`. */
export const copyStream = (source: Readable, maxBytes: number, onEnd: OnEnd): Readable =>
  Readable.from(copied(source, maxBytes, onEnd));
