import { healthSchema, PATHS } from '@halyard/shared-contracts/wire';
import { databaseAnswers } from './database-answers';
import type { Routes } from './valibot';

/** Whether the api can do its work; 503 when it cannot reach its database. */
export const healthRoute: Routes = (app, { config, db }) => {
  app.get(
    PATHS.health,
    { schema: { response: { 200: healthSchema, 503: healthSchema } } },
    async (_, reply) => {
      const state = (await databaseAnswers(db)) ? ('ok' as const) : ('failing' as const);
      reply.code(state === 'ok' ? 200 : 503);
      return {
        status: state,
        version: config.version,
        mode: config.bank.mode,
        ai: 'local' as const,
        database: state,
      };
    },
  );
};
