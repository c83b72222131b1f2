import fp from 'fastify-plugin';
import type { Deps } from '../deps';
import type { App } from '../platform/valibot';
import type { BankWorld } from './bank-world';
import { eventsRoute } from './events/events-route';
import { bankJobs } from './job/bank-jobs';
import { scheduleAll } from './job/schedule';
import { plaidProvider } from './provider/plaid-provider';
import { realRetryTiming } from './provider/retry';
import { bankReads } from './read-routes';
import { resealTokens } from './token/reseal';
import { TokenVault } from './token/token-vault';
import { webhookRoute } from './webhook/route';
import { bankWrites } from './write-routes';

declare module 'fastify' {
  interface FastifyInstance {
    readonly bankWorld: BankWorld;
  }
}

async function bank(app: App, deps: Deps): Promise<void> {
  const { config, db, clock } = deps;
  const world: BankWorld = {
    db,
    clock,
    provider: plaidProvider(config.bank),
    vault: new TokenVault(config.tokenKeys),
    timeZone: config.timeZone,
    retryTiming: realRetryTiming,
    log: app.log,
  };
  app.decorate('bankWorld', world);
  Object.assign(app.jobHandlers, bankJobs(world));

  bankReads(app, world, config.production);
  bankWrites(app, world);
  await webhookRoute(app, world);
  eventsRoute(app, deps);

  app.addHook('onListen', async () => {
    await resealTokens(db, world.vault);
    await scheduleAll(db, clock());
  });
}

export const bankPlugin = fp(bank, { name: 'bank', dependencies: ['identity', 'jobs'] });
