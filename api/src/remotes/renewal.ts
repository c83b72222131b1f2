import type { Deps } from '../deps';
import type { App } from '../platform/valibot';
import { runCommand } from './command/run';

const EVERY_MS = 6 * 3_600_000;

/** Keeps the registry from expiring under a server that runs for months. A host without the key logs that it cannot. */
export function renewRegistry(app: App, store: string, { clock }: Deps): void {
  const world = { store, who: 'the server', now: clock };
  const renew = () =>
    runCommand(world, 'renew', {}).catch((error: unknown) =>
      app.log.warn({ err: error }, 'the registry of remotes could not be signed anew'),
    );
  const timer = setInterval(() => void renew(), EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
