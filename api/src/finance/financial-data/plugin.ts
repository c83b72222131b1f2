import { civilDay, type FinancialData, type IsoDate } from '@halyard/shared-contracts/finance';
import fp from 'fastify-plugin';
import type { Deps } from '../../deps';
import type { App } from '../../platform/valibot';
import type { Listed } from './listed';
import { rememberedFinancialData } from './remembered';

declare module 'fastify' {
  interface FastifyInstance {
    /** Everything a person sees today, assembled once per version of their data. */
    financialDataOf(userId: string): Promise<FinancialData>;
    /** The transactions that a person sees today: what a long list needs, without the rules over it. */
    listOf(userId: string): Promise<Listed>;
    /** The civil day in the server's time zone. */
    today(): IsoDate;
  }
}

const MINUTE_MS = 60_000;

/** The civil day, worked out once a minute: a day begins with a minute in every time zone. */
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
  const remembered = rememberedFinancialData(deps.db);
  const today = dayOf(deps);
  app.decorate('listOf', (userId: string) => remembered.listOf(userId, today()));
  app.decorate('financialDataOf', (userId: string) => remembered.financialDataOf(userId, today()));
  app.decorate('today', today);
}

/** Lets every route after it read a person's household. */
export const financialDataPlugin = fp(financialData, {
  name: 'financial-data',
  dependencies: ['identity'],
});
