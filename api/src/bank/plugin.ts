import fp from 'fastify-plugin';
import type { Deps } from '../deps';
import type { App } from '../platform/valibot';
import type { BankWorld } from './bank-world';
import { eventsRoute } from './events/events-route';
import { bankJobs, scheduleAll } from './job/bank-jobs';
import { releaseDeadLeases } from '../db/lease/lease-owner';
import { createWorker, type JobHandler } from './job/worker';
import { plaidProvider } from './provider/plaid-provider';
import { realPatience } from './provider/retry';
import { bankReads } from './read-routes';
import { resealTokens } from './token/reseal';
import { TokenVault } from './token/token-vault';
import { webhookRoute } from './webhook/route';
import { bankWrites } from './write-routes';

declare module 'fastify' {
  interface FastifyInstance {
    /** For parts that end links and work through the queue: the world of the link, and what each kind of job does. */
    readonly bank: { readonly world: BankWorld; readonly handlers: Record<string, JobHandler> };
  }
}

/**
 * The bank link: its routes, its webhook, and the worker that keeps banks up to date. The worker runs while the server
 * listens; tokens that an older key sealed are brought under the current one at the start.
 */
async function bank(app: App, deps: Deps): Promise<void> {
  const { config, db, clock } = deps;
  const world: BankWorld = {
    db,
    clock,
    provider: plaidProvider(config.bank),
    vault: new TokenVault(config.tokenKeys),
    timeZone: config.timeZone,
    patience: realPatience,
    log: app.log,
  };
  const handlers = { ...bankJobs(world) };
  app.decorate('bank', { world, handlers });
  const worker = createWorker({
    db,
    clock,
    random: world.patience.random,
    log: app.log,
    handlers,
  });

  bankReads(app, world, config.production);
  bankWrites(app, world);
  await webhookRoute(app, world);
  eventsRoute(app, deps);

  app.addHook('onListen', async () => {
    await releaseDeadLeases(db);
    await resealTokens(db, world.vault);
    await scheduleAll(db, clock());
    worker.start();
  });
  app.addHook('onClose', () => worker.stop());
}

export const bankPlugin = fp(bank, { name: 'bank', dependencies: ['identity'] });
