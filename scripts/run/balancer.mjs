import { createServer, request } from 'node:http';

const LOOK_EVERY_MS = 200;

/** Whether an instance takes requests: it says so itself, and says no while it drains. */
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
 * A small balancer for tests and proofs: request by request in turn to the instances that are ready. A request that could
 * not even be handed over goes to the next one; one whose instance dies under way is answered with 502, never repeated.
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
    /** Asks every instance now: who has just started one need not wait for the next look. */
    look,
    close: async () => {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
