import type { IncomingMessage } from 'node:http';
import type { ServingLimits } from './serving-limits';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Looks whether the body of a request comes fast enough, until it is there; `onSlow` hears once when it does not. Bytes that
 * wait for us are not the sender's fault.
 */
export function watchBody(
  request: IncomingMessage,
  { bodyGraceMs, bodyBytesPerS, checkMs }: ServingLimits,
  onSlow: () => void,
): void {
  if (!hasBody(request) || request.complete) return;
  const { socket } = request;
  const [startedMs, bytesBefore] = [performance.now(), socket.bytesRead];
  const stop = () => clearInterval(timer);
  const look = () => {
    if (request.complete || socket.destroyed) return stop();
    const dueMs = performance.now() - startedMs - bodyGraceMs;
    const isSlow = socket.bytesRead - bytesBefore < (dueMs / 1000) * bodyBytesPerS;
    if (dueMs <= 0 || !isSlow || request.readableLength > 0) return;
    stop();
    onSlow();
  };
  const timer = setInterval(look, checkMs).unref();
  request.once('end', stop).once('close', stop);
}
