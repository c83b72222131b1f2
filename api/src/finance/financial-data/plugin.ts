import { civilDay, type FinancialData, type IsoDate } from '@halyard/shared-contracts/finance';
import fp from 'fastify-plugin';
import type { Deps } from '../../deps';
import type { App } from '../../platform/valibot';
import { cachedFinancialData } from './financial-data';
import type { TransactionList } from './transaction-list';

declare module 'fastify' {
  interface FastifyInstance {
    /** Everything that a user sees today, cached until the data changes. */
    financialDataOf(userId: string): Promise<FinancialData>;
    listOf(userId: string): Promise<TransactionList>;
    /** The civil day in the server's time zone. */
    today(): IsoDate;
  }
}

const MINUTE_MS = 60_000;

function dayOf({ clock, config }: Deps): () => IsoDate {
  let [minute, day] = [NaN, civilDay(clock(), config.timeZone)];
  return () => {
    const now = clock();
    const current = Math.floor(now.getTime() / MINUTE_MS);
    if (current !== minute) [minute, day] = [current, civilDay(now, config.timeZone)];
    return day;
  };
}

async function financialData(app: App, deps: Deps): Promise<void> {
  const cached = cachedFinancialData(deps.db);
  const today = dayOf(deps);
  app.decorate('listOf', (userId: string) => cached.listOf(userId, today()));
  app.decorate('financialDataOf', (userId: string) => cached.financialDataOf(userId, today()));
  app.decorate('today', today);
}

export const financialDataPlugin = fp(financialData, {
  name: 'financial-data',
  dependencies: ['identity'],
});
