import fp from 'fastify-plugin';
import type { Deps } from '../deps';
import type { App } from '../platform/valibot';
import { artifactRoutes, documentRoutes } from './files';

async function remotes(app: App, { config }: Deps): Promise<void> {
  const { remoteStore } = config;
  if (remoteStore === null) return;
  documentRoutes(app, remoteStore);
  await artifactRoutes(app, remoteStore);
}

/** The published remotes under /remotes: what runs, its files, and word of every change. */
export const remotesPlugin = fp(remotes, { name: 'remotes' });
