import { createServer, request } from 'node:http';

const LOOK_EVERY_MS = 200;

/** Tells whether an instance accepts requests. An instance that is shutting down says that it does not. */
function asksReady(port) {
  return new Promise((resolve) => {
    const probe = request(
      { host: '127.0.0.1', port, path: '/api/ready', timeout: 1000 },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200);
      },
    );
    probe.on('timeout', () => probe.destroy());
    probe.on('error', () => resolve(false));
    probe.end();
  });
}

/**
 * Starts a small balancer for tests and proofs. The ready instances take turns. A request that could not be sent to
 * an instance goes to the next one. If an instance dies during a request, the answer is 502, and the request is
 * never repeated.
 */
export async function startBalancer(ports) {
  const ready = new Set(ports);
  let turn = 0;
  const look = async () => {
    for (const port of ports) {
      if (await asksReady(port)) ready.add(port);
      else ready.delete(port);
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);

  const order = () => {
    const able = ports.filter((port) => ready.has(port));
    const from = (turn += 1) % Math.max(able.length, 1);
    return [...able.slice(from), ...able.slice(0, from)];
  };

  const server = createServer((incoming, outgoing) => {
    const chunks = [];
    incoming.on('data', (chunk) => chunks.push(chunk));
    incoming.on('end', () => pass(order(), Buffer.concat(chunks)));

    const pass = ([port, ...others], body) => {
      if (port === undefined) return void outgoing.writeHead(503).end();
      const { method, url: path, headers } = incoming;
      const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode, answer.headers);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      });
      onward.on('error', ({ code }) => {
        if (code === 'ECONNREFUSED') {
          ready.delete(port);
          pass(others, body);
        } else if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(502).end();
      });
      outgoing.on('close', () => onward.destroy());
      onward.end(body);
    };
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    /** Checks every instance now, so that a newly started one need not wait for the next check. */
    look,
    close: async () => {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
