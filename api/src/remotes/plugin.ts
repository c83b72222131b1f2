import fp from 'fastify-plugin';
import type { Deps } from '../deps';
import type { App } from '../platform/valibot';
import { adminRoutes } from './admin-routes';
import { runCommand } from './command/run';
import { eventsRoute } from './events-route';
import { artifactRoutes, documentRoutes } from './files';
import { trialRoutes } from './trial/trial-routes';
import { telemetryRoute } from './health/telemetry-route';

const EVERY_MS = 6 * 3_600_000;

/** Keeps the registry from expiring under a server that runs for months. */
function renewRegistry(app: App, store: string, { clock }: Deps): void {
  const world = { store, who: 'the server', now: clock };
  const renew = () =>
    runCommand(world, 'renew', {}).catch((error: unknown) =>
      app.log.warn({ err: error }, 'The registry of remotes could not be renewed.'),
    );
  const timer = setInterval(() => void renew(), EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

async function remotes(app: App, deps: Deps): Promise<void> {
  const { remoteStore } = deps.config;
  if (remoteStore === null) return;
  documentRoutes(app, remoteStore, deps);
  trialRoutes(app, remoteStore, deps);
  eventsRoute(app, remoteStore);
  telemetryRoute(app, remoteStore, deps);
  adminRoutes(app, remoteStore, deps);
  await artifactRoutes(app, remoteStore);
  renewRegistry(app, remoteStore, deps);
}

export const remotesPlugin = fp(remotes, { name: 'remotes' });
