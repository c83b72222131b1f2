import fp from 'fastify-plugin';
import type { Deps } from '../../deps';
import { AppError } from '../../errors';
import type { App } from '../valibot';
import { isForwarded } from './forwarded';
import { isOwnName } from './own-names';

/**
 * Without PUBLIC_ORIGIN the product answers under the names of its own machine alone. A page of another site whose name
 * leads here (DNS rebinding) gets nothing, and nobody can have us write a foreign name into a link. Behind a proxy the
 * names of the machine say nothing, and so the address that people use has to be configured.
 */
async function hosts(app: App, { config }: Deps): Promise<void> {
  if (config.publicOrigin !== null) return;
  app.addHook('onRequest', (request, _reply, done) => {
    if (isForwarded(request)) throw new AppError('PUBLIC_ORIGIN_MISSING');
    if (!isOwnName(request.hostname, config.host)) throw new AppError('FOREIGN_HOST');
    done();
  });
}

export const hostsPlugin = fp(hosts, { name: 'hosts' });
