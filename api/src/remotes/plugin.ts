import fp from 'fastify-plugin';
import type { Deps } from '../deps';
import type { App } from '../platform/valibot';
import { adminRoutes } from './admin-routes';
import { eventsRoute } from './events-route';
import { artifactRoutes, documentRoutes } from './files';
import { telemetryRoute } from './health/telemetry-route';
import { renewRegistry } from './renewal';

async function remotes(app: App, deps: Deps): Promise<void> {
  const { remoteStore } = deps.config;
  if (remoteStore === null) return;
  documentRoutes(app, remoteStore);
  eventsRoute(app, remoteStore);
  telemetryRoute(app, remoteStore, deps);
  adminRoutes(app, remoteStore, deps);
  await artifactRoutes(app, remoteStore);
  renewRegistry(app, remoteStore, deps);
}

/** The published remotes under /remotes: what runs, its files, word of every change, and how it goes. */
export const remotesPlugin = fp(remotes, { name: 'remotes' });
