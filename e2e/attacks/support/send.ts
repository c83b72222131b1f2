import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  /** Returns the body as JSON, and throws if it is not JSON. */
  json(): unknown;
}

export interface Sent {
  readonly method: string;
  /** The path is sent as it is, without normalization. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
  /** The address of this machine that the connection comes from, such as 127.0.3.9. */
  readonly from?: string | undefined;
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const LONGEST_WAIT_MS = 25_000;

const answerOf = (status: number, headers: IncomingHttpHeaders, bytes: Buffer): Answer => {
  const text = bytes.toString('utf8');
  return { status, headers, bytes, text, json: (): unknown => JSON.parse(text) };
};

const lengthOf = (body: string | Buffer | undefined): Readonly<Record<string, string>> =>
  body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };

export function send(
  url: string,
  { method, path, headers = {}, body, from }: Sent,
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = request({
      hostname,
      port,
      method,
      path,
      headers: { ...headers, ...lengthOf(body) },
      agent,
      ...(from && { localAddress: from }),
      timeout: LONGEST_WAIT_MS,
    });
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        resolve(answerOf(incoming.statusCode ?? 0, incoming.headers, Buffer.concat(chunks)));
      });
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer to ${method} ${path}`)));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
