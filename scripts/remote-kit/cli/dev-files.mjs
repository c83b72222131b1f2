import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const HOST = '127.0.0.1';
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.map': 'application/json' };
const FILE = /^\/[\w@-][\w.@-]*$/;

/** Allows only the page of one origin, so that other sites in the same browser learn nothing. */
const headersFor = (origin) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
  vary: 'origin',
});

/** Listens on the port, or on any free one if another program uses it. */
async function listen(server, port) {
  server.listen(port, HOST);
  const [error] = await Promise.race([once(server, 'listening'), once(server, 'error')]).catch(
    (failure) => [failure],
  );
  if (!error) return server.address().port;
  if (error.code !== 'EADDRINUSE' || port === 0) throw error;
  return listen(server, 0);
}

/**
 * Serves the files of a development build to the pages of one origin. `changed` makes open pages reload, and `port`
 * is its actual port.
 */
export async function serveFiles({ folder, port: wanted, origin }) {
  const listeners = new Set();
  const isOurs = ({ headers, socket }) =>
    [HOST, 'localhost'].some((name) => headers.host === `${name}:${socket.localPort}`);

  const live = (response) => {
    response.writeHead(200, { ...headersFor(origin), 'content-type': 'text/event-stream' });
    response.write(': connected\n\n');
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  };
  const file = async (path, response) => {
    const body = FILE.test(path) ? await readFile(join(folder, path)).catch(() => null) : null;
    const type = TYPES[extname(path)];
    if (!body || !type) return void response.writeHead(404).end();
    response.writeHead(200, { ...headersFor(origin), 'content-type': type }).end(body);
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', `http://${HOST}`).pathname;
    if (!isOurs(request)) return void response.writeHead(403).end();
    if (request.method === 'OPTIONS') return void response.writeHead(204, headersFor(origin)).end();
    if (path === '/live') return live(response);
    void file(path, response);
  });
  return {
    port: await listen(server, wanted),
    changed: () => {
      for (const response of listeners) response.write('data: changed\n\n');
    },
    stop: () => {
      for (const response of listeners) response.end();
      server.close();
    },
  };
}
