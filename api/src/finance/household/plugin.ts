import { civilDay, type Household } from '@halyard/shared-contracts/finance';
import fp from 'fastify-plugin';
import type { Deps } from '../../deps';
import type { App } from '../../platform/valibot';
import { rememberedHouseholds } from './remembered';

declare module 'fastify' {
  interface FastifyInstance {
    /** Everything a person sees today, assembled once per version of their data. */
    householdOf(userId: string): Promise<Household>;
  }
}

async function households(app: App, { config, db, clock }: Deps): Promise<void> {
  const remembered = rememberedHouseholds(db);
  app.decorate('householdOf', (userId: string) =>
    remembered(userId, civilDay(clock(), config.timeZone)),
  );
}

/** Lets every route after it read a person's household. */
export const householdsPlugin = fp(households, { name: 'households', dependencies: ['identity'] });
