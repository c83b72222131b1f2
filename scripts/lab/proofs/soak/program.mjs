import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const LONGEST_WAIT_MS = 30_000;

/**
 * Acts as one browser behind the proxy: it stores its cookies and sends from `address`. `send` returns the status,
 * the text of the answer, and an error of the connection, and never throws.
 */
export function program({ port, host }, address) {
  const cookies = new Map();

  const keep = (lines = []) => {
    for (const line of lines) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
  };

  const send = (method, path, body, more = {}) =>
    new Promise((resolve) => {
      const bytes = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body);
      const headers = {
        host,
        'x-forwarded-for': address,
        'x-forwarded-proto': 'https',
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(bytes !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(bytes),
        }),
        ...more,
      };
      const fail = (reason) => resolve({ status: 0, text: '', reason });
      const outgoing = request(
        { port, method, path, headers, agent, timeout: LONGEST_WAIT_MS },
        (incoming) => {
          const chunks = [];
          incoming.on('data', (chunk) => chunks.push(chunk));
          incoming.on('error', ({ code }) => fail(code));
          incoming.on('end', () => {
            keep(incoming.headers['set-cookie']);
            resolve({ status: incoming.statusCode, text: Buffer.concat(chunks).toString() });
          });
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')));
      outgoing.on('error', ({ code, message }) => fail(code ?? message));
      outgoing.end(bytes);
    });
  return { send, cookies, address };
}

/**
 * Calls `act` at this rate, even while earlier calls are still running, because waiting would hide delays. Returns
 * a function that ends it.
 */
export function atRate(perSecond, act) {
  const begunAt = performance.now();
  const pending = new Set();
  let count = 0;
  const timer = setInterval(() => {
    const due = ((performance.now() - begunAt) / 1000) * perSecond;
    while (count < due) {
      count += 1;
      const one = act(count).finally(() => pending.delete(one));
      pending.add(one);
    }
  }, 5);
  return async () => {
    clearInterval(timer);
    await Promise.all(pending);
  };
}

/** Counts by name. */
export function counts() {
  const found = new Map();
  return {
    add: (name) => void found.set(name, (found.get(name) ?? 0) + 1),
    take: () => {
      const all = Object.fromEntries([...found].sort(([one], [other]) => one.localeCompare(other)));
      found.clear();
      return all;
    },
  };
}
