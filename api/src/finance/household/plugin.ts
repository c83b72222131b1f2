import { civilDay, type Household } from '@halyard/shared-contracts/finance';
import fp from 'fastify-plugin';
import type { Deps } from '../../deps';
import type { App } from '../../platform/valibot';
import { dataVersionOf, rememberedHouseholds } from './remembered';

declare module 'fastify' {
  interface FastifyInstance {
    /** Everything a person sees today, assembled once per version of their data. */
    householdOf(userId: string): Promise<Household>;
    /** Names the state of a person's data: the same name, the same household. */
    dataVersionOf(userId: string): Promise<string>;
  }
}

async function households(app: App, { config, db, clock }: Deps): Promise<void> {
  const remembered = rememberedHouseholds(db);
  const today = () => civilDay(clock(), config.timeZone);
  app.decorate('householdOf', (userId: string) => remembered(userId, today()));
  app.decorate('dataVersionOf', (userId: string) => dataVersionOf(db, userId, today()));
}

/** Lets every route after it read a person's household. */
export const householdsPlugin = fp(households, { name: 'households', dependencies: ['identity'] });
