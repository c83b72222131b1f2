import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { testApi, type TestApi } from '../../testing/test-api';
import { until } from '../../testing/until';
import { SERVING_LIMITS, type ServingLimits } from './serving-limits';

/** Each test shortens only the limit that it is about. */
const LONG: ServingLimits = { ...SERVING_LIMITS, checkMs: 50 };

let api: TestApi;
let port: number;
let sockets: Socket[];

async function serve(limits: Partial<ServingLimits>): Promise<void> {
  api = await testApi({}, { ...LONG, ...limits });
  const url = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
  port = Number(url.port);
  sockets = [];
}
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await api.close();
});

function open(bytes = '') {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  let isOver = false;
  socket.on('data', (part) => (text += part));
  socket.on('error', () => undefined);
  socket.on('close', () => (isOver = true));
  socket.write(bytes);
  return { socket, text: () => text, isOver: () => isOver };
}
type Connection = ReturnType<typeof open>;

const ended = (connection: Connection) => until(connection.isOver);

const post = (length: number | 'chunked') =>
  [
    'POST /api/auth/log-in HTTP/1.1',
    'host: 127.0.0.1',
    'content-type: application/json',
    length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`,
    '',
    '',
  ].join('\r\n');

function drip({ socket }: Connection, piece: string, everyMs: number): void {
  const timer = setInterval(() => socket.write(piece), everyMs).unref();
  socket.on('close', () => clearInterval(timer));
}

const TIMEOUT = /^HTTP\/1\.1 408 .*"code":"REQUEST_TIMEOUT"/s;

describe('a connection ends', () => {
  it('that starts a request and never finishes its headers', async () => {
    await serve({ headersMs: 300 });
    const connection = open('GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n');
    drip(connection, 'x-more: 1\r\n', 100);
    await ended(connection);
    expect(connection.text()).toMatch(TIMEOUT);
  });

  it('that sends nothing', async () => {
    await serve({ silenceMs: 300 });
    await ended(open());
  });

  it('that waits too long for its next request', async () => {
    await serve({ keepAliveMs: 200 });
    const connection = open('GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
    await ended(connection);
    expect(connection.text()).toContain('200 OK');
  });

  it.each([
    ['that stops', 5_000, ''],
    ['that comes byte by byte', 5_000, 'x'],
    ['in chunks that comes byte by byte', 'chunked', '1\r\nx\r\n'],
  ] as const)('with a body %s', async (_, length, piece) => {
    await serve({ bodyGraceMs: 200 });
    const connection = open(post(length));
    if (piece !== '') drip(connection, piece, 50);
    await ended(connection);
    expect(connection.text()).toMatch(TIMEOUT);
  });

  it('with a body that arrives fast enough and never ends', async () => {
    await serve({ requestMs: 600, headersMs: 300 });
    const connection = open(post(900_000));
    drip(connection, 'x'.repeat(2_000), 50);
    await ended(connection);
    expect(connection.text()).toMatch(TIMEOUT);
  });
});

describe('slow bodies', () => {
  it('all end, three hundred of them, and other requests get responses meanwhile', async () => {
    await serve({ bodyGraceMs: 1_500 });
    const slow = Array.from({ length: 300 }, () => open(`${post(5_000)}{`));
    const { status } = await fetch(`http://127.0.0.1:${port}/api/health`);
    expect(status).toBe(200);
    await Promise.all(slow.map(ended));
  });

  it('of a slow phone arrive, although they take much longer than the grace time', async () => {
    await serve({ bodyGraceMs: 100, bodyBytesPerS: 200 });
    const body = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(40_000) });
    // The first part comes with the headers, so that a busy machine does not use up the grace time before it.
    const connection = open(`${post(body.length)}${body.slice(0, 4_000)}`);
    for (let from = 4_000; from < body.length; from += 4_000) {
      await sleep(50);
      connection.socket.write(body.slice(from, from + 4_000));
    }
    await until(() => connection.text().includes('\r\n\r\n'));
    expect(connection.text()).toMatch(/^HTTP\/1\.1 400 .*"code":"BAD_REQUEST"/s);
  });
});

describe('headers', () => {
  const ask = async (headers: readonly string[]) => {
    const lines = ['GET /api/health HTTP/1.1', 'host: 127.0.0.1', 'connection: close', ...headers];
    const connection = open(`${lines.join('\r\n')}\r\n\r\n`);
    await ended(connection);
    return Number(/^HTTP\/1\.1 (\d+)/.exec(connection.text())?.[1]);
  };
  const many = (count: number) => Array.from({ length: count }, (_, n) => `x-${n}: 1`);

  it.each([
    [98, 200],
    [99, 431],
    [1_500, 431],
  ])('that are %i more than two get %i', async (count, status) => {
    await serve({});
    expect(await ask(many(count))).toBe(status);
  });

  it.each([
    [12_000, 200],
    [17_000, 431],
  ])('of %i bytes get %i', async (bytes, status) => {
    await serve({});
    expect(await ask([`x-large: ${'x'.repeat(bytes)}`])).toBe(status);
  });
});

it('an event stream outlives the limits of requests', async () => {
  await serve({ headersMs: 200, requestMs: 300, bodyGraceMs: 100, keepAliveMs: 200 });
  const made = await fetch(`http://127.0.0.1:${port}/api/finance/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Jar', type: 'savings', balance: 1 }),
  });
  const [cookie] = (made.headers.getSetCookie()[0] ?? '').split(';');
  const stream = open(
    `GET /api/plaid/events HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookie}\r\n\r\n`,
  );
  await until(() => stream.text().includes('event: changed'));
  await sleep(1_200);
  expect(stream.isOver()).toBe(false);
});
