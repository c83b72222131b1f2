import { PassThrough } from 'node:stream';
import type { ChatEvent } from '@halyard/shared-contracts/wire';

/** The heartbeat keeps proxies from closing the connection. */
const HEARTBEAT_MS = 15_000;

export interface ChatStream {
  readonly body: PassThrough;
  tell(event: ChatEvent): void;
  end(): void;
}

export function chatStream(): ChatStream {
  const body = new PassThrough();
  const write = (text: string) => {
    if (!body.writableEnded && !body.destroyed) body.write(text);
  };
  const heartbeat = setInterval(() => write(': waiting\n\n'), HEARTBEAT_MS);
  heartbeat.unref();
  body.on('close', () => clearInterval(heartbeat));
  body.on('error', () => clearInterval(heartbeat));
  return {
    body,
    tell: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    end: () => {
      clearInterval(heartbeat);
      if (!body.destroyed) body.end();
    },
  };
}
