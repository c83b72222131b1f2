import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';

/** A `Fault` is what the proxy does with an answer. */
export type Fault =
  | { readonly kind: 'hang' | 'reset' }
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly type: string;
      readonly body: string;
    }
  | { readonly kind: 'edit'; readonly edit: (body: string) => string }
  | { readonly kind: 'strip'; readonly header: string };

/** A `FaultProxy` forwards requests from a browser to the product. A test can break them on the way. */
export interface FaultProxy {
  readonly url: string;
  /** Returns the paths that were requested since the last `heal`. */
  readonly requested: () => readonly string[];
  /** Returns the bodies of the requests for a path, oldest first. */
  readonly sent: (path: string) => readonly string[];
  /** Breaks every request whose path matches, until `heal`. */
  readonly fault: (path: RegExp, fault: Fault) => void;
  readonly heal: () => void;
  /** Answers the requests that still hang. */
  readonly release: () => void;
  readonly stop: () => Promise<void>;
}

async function bodyOf(message: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function forward(target: URL, incoming: IncomingMessage, outgoing: ServerResponse, fault?: Fault) {
  const edit = fault?.kind === 'edit' ? fault.edit : null;
  const headers = { ...incoming.headers, host: target.host };
  if (edit) Object.assign(headers, { 'accept-encoding': 'identity', 'if-none-match': '' });
  const onward = request(new URL(incoming.url ?? '/', target), {
    method: incoming.method,
    headers,
  });
  onward.on('response', async (answer) => {
    if (fault?.kind === 'strip') delete answer.headers[fault.header];
    if (!edit) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      return answer.pipe(outgoing);
    }
    const body = edit((await bodyOf(answer)).toString());
    const { 'content-length': _, ...rest } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, rest);
    return outgoing.end(body);
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

interface Passage {
  readonly outgoing: ServerResponse;
  readonly pass: () => void;
  readonly hang: () => void;
}

function apply(fault: Fault | undefined, { outgoing, pass, hang }: Passage): void {
  if (fault?.kind === 'hang') hang();
  else if (fault?.kind === 'reset') outgoing.destroy();
  else if (fault?.kind === 'answer') {
    outgoing.writeHead(fault.status, { 'content-type': fault.type }).end(fault.body);
  } else pass();
}

export async function faultProxy(target: string): Promise<FaultProxy> {
  const faults: { path: RegExp; fault: Fault }[] = [];
  let requested: string[] = [];
  let sent: { path: string; body: string }[] = [];
  let hanging: (() => void)[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '/').split('?', 1)[0] ?? '/';
    requested.push(path);
    void bodyOf(incoming.pipe(new PassThrough())).then((body) =>
      sent.push({ path, body: body.toString() }),
    );
    const fault = faults.find((each) => each.path.test(path))?.fault;
    const pass = () => forward(new URL(target), incoming, outgoing, fault);
    apply(fault, { outgoing, pass, hang: () => void hanging.push(pass) });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requested: () => requested,
    sent: (path) => sent.filter((each) => each.path === path).map(({ body }) => body),
    fault: (path, fault) => void faults.push({ path, fault }),
    heal() {
      faults.length = 0;
      requested = [];
      sent = [];
      hanging = [];
    },
    release() {
      for (const pass of hanging) pass();
      hanging = [];
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
