import { LINES_TYPE } from '../wire';

async function* texts(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    yield decoder.decode(part.value, { stream: true });
  }
}

async function readLines(body: ReadableStream<Uint8Array>): Promise<unknown[]> {
  const values: unknown[] = [];
  let waiting = '';
  for await (const text of texts(body)) {
    const lines = (waiting + text).split('\n');
    waiting = lines.pop() ?? '';
    for (const line of lines) values.push(JSON.parse(line));
  }
  return values;
}

export async function linesOrJson(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith(LINES_TYPE) && response.body) return readLines(response.body);
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}
