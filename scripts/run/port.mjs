import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { PlainFailure } from './plain-failure.mjs';

/**
 * Fails with one sentence if another program listens on the port. `variable` names the setting for another port, if
 * there is one.
 */
export function assertPortFree(port, host, variable) {
  const advice = variable ? `: set ${variable} to another port` : '';
  const other = variable ? `, or set ${variable} to another port` : '';
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new PlainFailure(`Port ${port} is in use: stop what runs there${other}.`)
          : new PlainFailure(`Port ${port} cannot be opened (${error.code})${advice}.`),
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

const RANGE_OF_CONNECTIONS = '/proc/sys/net/ipv4/ip_local_port_range';

/** Returns the first port that this system gives to outgoing connections. Most systems begin at or above 32,768. */
function firstPortOfConnections() {
  try {
    return Number.parseInt(readFileSync(RANGE_OF_CONNECTIONS, 'utf8'), 10);
  } catch {
    return 32_768;
  }
}

/**
 * Binds the UDP port of the same number until this process ends, so that no other caller of `freePort` receives it
 * before its server listens. Returns false if another process did so first.
 */
function reserve(port) {
  return new Promise((resolve) => {
    const socket = createSocket('udp4').unref();
    socket.once('error', () => resolve(false));
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
}

const isFree = (port) =>
  assertPortFree(port, '127.0.0.1').then(
    () => true,
    () => false,
  );

/** A port below this range is never taken by an outgoing connection before its server listens. */
export async function freePort() {
  const end = firstPortOfConnections();
  for (;;) {
    const port = randomInt(Math.min(10_000, end - 1_000), end);
    if ((await reserve(port)) && (await isFree(port))) return port;
  }
}

export function portFrom(name, fallback) {
  const text = process.env[name];
  const port = text ? Number(text) : fallback;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new PlainFailure(`${name} must be a port number from 1 to 65535, but is "${text}".`);
  }
  return port;
}
