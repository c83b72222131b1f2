import { Readable } from 'node:stream';

async function* passedOn(
  parts: Readable,
  mostBytes: number,
  hear: (whole: Buffer | null) => void,
): AsyncGenerator<Buffer> {
  const heard: Buffer[] = [];
  let bytes = 0;
  for await (const part of parts as AsyncIterable<string | Buffer>) {
    const sent = typeof part === 'string' ? Buffer.from(part) : part;
    bytes += sent.length;
    if (bytes <= mostBytes) heard.push(sent);
    else heard.length = 0;
    yield sent;
  }
  hear(bytes <= mostBytes ? Buffer.concat(heard) : null);
}

/**
 * The same stream; when it has come to its end, `hear` is told all of it in one piece, or null where that is too long.
 * Of a stream that is broken off nothing is told.
 */
export function overheard(
  parts: Readable,
  mostBytes: number,
  hear: (whole: Buffer | null) => void,
): Readable {
  return Readable.from(passedOn(parts, mostBytes, hear));
}
