import { MOST_LINE_BYTES, refused, TOO_LARGE } from './limits';

const LINE_END = 10;

/** The lines of a text that comes in pieces, without empty ones. Throws COPY_REFUSED for one that is far too long. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  let length = 0;
  const take = (piece: Buffer): string => {
    const line = begun.length === 0 ? piece : Buffer.concat([...begun, piece]);
    begun = [];
    length = 0;
    return line.toString();
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, from)) {
      const line = take(chunk.subarray(from, end));
      if (line !== '') yield line;
      from = end + 1;
    }
    const rest = chunk.subarray(from);
    if (rest.length > 0) begun.push(rest);
    length += rest.length;
    if (length > MOST_LINE_BYTES) throw refused(TOO_LARGE);
  }
  if (begun.length > 0) yield take(Buffer.alloc(0));
}
