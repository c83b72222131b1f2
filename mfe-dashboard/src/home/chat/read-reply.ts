import { type ChatEvent, chatEventSchema } from '@halyard/shared-contracts/wire';
import { conform } from '../../conform';

const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.includes('text/event-stream') ?? false;

async function* texts(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    yield decoder.decode(part.value, { stream: true });
  }
}

async function* events(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  let waiting = '';
  for await (const text of texts(body)) {
    const blocks = (waiting + text).split('\n\n');
    waiting = blocks.pop() ?? '';
    for (const block of blocks) {
      if (block.startsWith('data: ')) {
        yield await conform(chatEventSchema, JSON.parse(block.slice('data: '.length)));
      }
    }
  }
}

/** Reports each event before the answer. Returns null when the stream ends early. */
export async function readReply(
  response: Response,
  onStep: (label: string) => void,
): Promise<unknown> {
  if (!isStream(response) || !response.body) return response.json();
  for await (const event of events(response.body)) {
    if (event.kind === 'done') return { response: event.response };
    onStep(event.label);
  }
  return null;
}
