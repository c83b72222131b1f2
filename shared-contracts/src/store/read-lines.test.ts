import { linesOrJson } from './read-lines';

const LINES = { 'content-type': 'application/x-ndjson; charset=utf-8' };

const inParts = (bytes: Uint8Array, size: number): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size)
        controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });

const answer = (text: string, size: number) =>
  new Response(inParts(new TextEncoder().encode(text), size), { headers: LINES });

describe('linesOrJson', () => {
  it.each([1, 2, 3, 7, 1000])('reads lines that arrive %d bytes at a time', async (size) => {
    const text = '{"café":"€ 5"}\n[1,2]\n"three"\n';
    expect(await linesOrJson(answer(text, size))).toEqual([{ café: '€ 5' }, [1, 2], 'three']);
  });

  it('ignores an incomplete line', async () => {
    expect(await linesOrJson(answer('{"count":2}\n{"id":["a', 5))).toEqual([{ count: 2 }]);
  });

  it('reads plain JSON as one value, and nothing as null', async () => {
    const json = { headers: { 'content-type': 'application/json' } };
    expect(await linesOrJson(new Response('{"a":1}', json))).toEqual({ a: 1 });
    expect(await linesOrJson(new Response('', json))).toBeNull();
  });
});
