import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { PlainFailure } from './plain-failure.mjs';

/** Fails with one sentence when something listens on the port already; `variable` sets another, where one does. */
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

/** Systems choose the ports of outgoing connections above these, so none of those takes a port before its server does. */
const [FIRST_FREE, AFTER_LAST_FREE] = [15_000, 32_000];

/** A port that nothing listens on right now. */
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

/** The port that a variable of the environment names. */
export function portFrom(name, fallback) {
  const text = process.env[name];
  const port = text ? Number(text) : fallback;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new PlainFailure(`${name} must be a port number from 1 to 65535, but is "${text}".`);
  }
  return port;
}
