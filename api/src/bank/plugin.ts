import type { ApiPlugin } from '../platform/valibot';
import type { BankWorld } from './bank-world';
import { eventsRoute } from './events/events-route';
import { bankJobs, scheduleAll } from './job/bank-jobs';
import { releaseDeadLeases } from './job/lease-owner';
import { createWorker } from './job/worker';
import { plaidProvider } from './provider/plaid-provider';
import { realPatience } from './provider/retry';
import { bankReads } from './read-routes';
import { resealTokens } from './token/reseal';
import { TokenVault } from './token/token-vault';
import { webhookRoute } from './webhook/route';
import { bankWrites } from './write-routes';

/**
 * The bank link: its routes, its webhook, and the worker that keeps banks up to date. The worker runs while the server
 * listens; tokens that an older key sealed are brought under the current one at the start.
 */
export const bankPlugin: ApiPlugin = async (app, { config, db, clock }) => {
  const world: BankWorld = {
    db,
    clock,
    provider: plaidProvider(config.bank),
    vault: new TokenVault(config.tokenKeys),
    timeZone: config.timeZone,
    patience: realPatience,
    log: app.log,
  };
  const worker = createWorker({
    db,
    clock,
    random: world.patience.random,
    log: app.log,
    handlers: bankJobs(world),
  });

  bankReads(app, world, config.production);
  bankWrites(app, world);
  await webhookRoute(app, world);
  eventsRoute(app, db);

  app.addHook('onListen', async () => {
    await releaseDeadLeases(db);
    await resealTokens(db, world.vault);
    await scheduleAll(db, clock());
    worker.start();
  });
  app.addHook('onClose', () => worker.stop());
};
