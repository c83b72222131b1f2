import { randomInt } from 'node:crypto';
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

/**
 * Systems choose the ports of outgoing connections above this range, so no connection takes a port before its
 * server does.
 */
const [FIRST_FREE, AFTER_LAST_FREE] = [15_000, 32_000];

export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST_FREE, AFTER_LAST_FREE);
    const isFree = await assertPortFree(port, '127.0.0.1').then(
      () => true,
      () => false,
    );
    if (isFree) return port;
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
