import { PATHS, planAnswerSchema } from '@halyard/shared-contracts/wire';
import type { Routes } from '../../platform/valibot';
import { planOfUser } from './plan-of-user';

const rateLimit = { max: 60, timeWindow: '1 minute' };

export const planRoutes: Routes = (app, { db }) => {
  app.get(
    PATHS.finance.plan,
    { schema: { response: { 200: planAnswerSchema } }, config: { rateLimit } },
    async ({ person: { userId } }) => {
      const data = await app.financialDataOf(userId);
      const { results, gaps, steps } = (await planOfUser(db, userId, data)).summary;
      const { source, today, asOf } = data;
      return {
        source,
        today,
        as_of: asOf,
        results: [...results],
        gaps: [...gaps],
        steps: [...steps],
      };
    },
  );
};
