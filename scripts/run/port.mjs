import { createServer } from 'node:net';
import { PlainFailure } from './plain-failure.mjs';

/** Fails with one sentence when something listens on the port already. */
export function assertPortFree(port, host, variable) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new PlainFailure(
              `Port ${port} is in use: stop what runs there, or set ${variable} to another port.`,
            )
          : new PlainFailure(
              `Port ${port} cannot be opened (${error.code}): set ${variable} to another port.`,
            ),
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** A port that nothing listens on right now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
