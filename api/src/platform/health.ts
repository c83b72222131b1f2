import { healthSchema, PATHS } from '@halyard/shared-contracts/wire';
import { isDatabaseUp } from './database-probe';
import type { Routes } from './valibot';

export const healthRoute: Routes = (app, { config, db }) => {
  app.get(
    PATHS.health,
    { schema: { response: { 200: healthSchema, 503: healthSchema } } },
    async (_, reply) => {
      const state = (await isDatabaseUp(db)) ? ('ok' as const) : ('failing' as const);
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
