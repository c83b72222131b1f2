import { connect, type Socket } from 'node:net';

const WAIT_MS = 10_000;

/** Opens a connection and writes nothing. `from` is a local address of this machine. */
function openSocket(url: string, from?: string): Promise<Socket> {
  const { hostname: host, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: Number(port), ...(from && { localAddress: from }) });
    socket.on('connect', () => resolve(socket));
    socket.on('error', reject);
  });
}

/** Writes these bytes and returns all bytes that come back until the other side closes the connection. */
export async function rawRequest(url: string, bytes: string | Buffer): Promise<string> {
  const socket = await openSocket(url);
  return new Promise((resolve) => {
    let text = '';
    const timer = setTimeout(() => socket.destroy(), WAIT_MS);
    socket.on('data', (chunk) => (text += chunk));
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(text);
    });
    socket.write(bytes);
  });
}
