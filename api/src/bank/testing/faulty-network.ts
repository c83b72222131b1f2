import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * It says how an answer is changed: another answer instead of it, a broken connection, no answer, or changed rows,
 * at once or after another action.
 */
export type FaultEffect =
  | { readonly status: number; readonly body: string | (() => string) }
  | 'reset'
  | 'truncate'
  | 'silence'
  | ((answer: Record<string, unknown>) => unknown);

interface Fault {
  readonly path: string;
  readonly effect: FaultEffect;
  left: number;
  skip: number;
}

export interface FaultyNetwork {
  readonly base: string;
  readonly calls: string[];
  fail(path: string, effect: FaultEffect, times?: number, skip?: number): void;
  heal(): void;
  close(): Promise<void>;
}

export function plaidError(type: string, code: string, status = 400): FaultEffect {
  const body = {
    error_type: type,
    error_code: code,
    error_message: 'PLAID-MESSAGE',
    display_message: null,
    request_id: 'req-1',
  };
  return { status, body: JSON.stringify(body) };
}

/** Stands before the bank at `target` and passes everything on, except for the faults that a test sets. */
export async function faultyNetwork(target: string): Promise<FaultyNetwork> {
  const faults: Fault[] = [];
  const calls: string[] = [];

  const due = (path: string): Fault | undefined => {
    const fault = faults.find((one) => one.path === path && one.left > 0);
    if (!fault) return undefined;
    if (fault.skip > 0) {
      fault.skip -= 1;
      return undefined;
    }
    fault.left -= 1;
    return fault;
  };

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    calls.push(path);
    void answer(target, due(path)?.effect, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    calls,
    fail: (path, effect, times = Number.POSITIVE_INFINITY, skip = 0) =>
      void faults.push({ path, effect, left: times, skip }),
    heal: () => void faults.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  target: string,
  effect: FaultEffect | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const sent = await buffer(request);
  if (effect === 'reset') {
    request.socket.destroy();
    return;
  }
  if (effect === 'silence') return;
  if (typeof effect === 'object') {
    response
      .writeHead(effect.status, { 'content-type': 'application/json' })
      .end(typeof effect.body === 'string' ? effect.body : effect.body());
    return;
  }
  const passed = await fetch(`${target}${request.url}`, {
    method: request.method ?? 'POST',
    headers: headersOf(request),
    body: sent.length === 0 ? null : new Uint8Array(sent),
  });
  const text = await passed.text();
  const changed =
    typeof effect === 'function' ? JSON.stringify(await effect(JSON.parse(text))) : text;
  response.writeHead(passed.status, { 'content-type': 'application/json' });
  response.end(effect === 'truncate' ? changed.slice(0, changed.length / 2) : changed);
}

function headersOf(request: IncomingMessage): Record<string, string> {
  const names = ['content-type', 'plaid-client-id', 'plaid-secret', 'plaid-version'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );
}
