import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorWire } from '@halyard/shared-contracts/wire';
import { codeOf } from '../../code-of';

const ANSWERS: Readonly<Record<string, readonly [number, ErrorWire['code'], string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'REQUEST_TIMEOUT', 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: [431, 'HEADERS_TOO_LARGE', 'The headers of the request are too large'],
};
const UNREADABLE = [400, 'BAD_REQUEST', 'The request is not valid'] as const;

export function answerClientError(error: unknown, socket: Socket): void {
  const [status, code, sentence] = ANSWERS[codeOf(error)] ?? UNREADABLE;
  if (codeOf(error) === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ success: false, error: sentence, code });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json',
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}
