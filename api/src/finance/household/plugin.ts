import { civilDay, type Household, type IsoDate } from '@halyard/shared-contracts/finance';
import fp from 'fastify-plugin';
import type { Deps } from '../../deps';
import type { App } from '../../platform/valibot';
import type { Listed } from './listed';
import { rememberedHouseholds } from './remembered';

declare module 'fastify' {
  interface FastifyInstance {
    /** Everything a person sees today, assembled once per version of their data. */
    householdOf(userId: string): Promise<Household>;
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

async function households(app: App, deps: Deps): Promise<void> {
  const remembered = rememberedHouseholds(deps.db);
  const today = dayOf(deps);
  app.decorate('listOf', (userId: string) => remembered.listOf(userId, today()));
  app.decorate('householdOf', (userId: string) => remembered.householdOf(userId, today()));
  app.decorate('today', today);
}

/** Lets every route after it read a person's household. */
export const householdsPlugin = fp(households, { name: 'households', dependencies: ['identity'] });
