import { factFinderInputSchema, factFinderSchema, PATHS } from '@halyard/shared-contracts/wire';
import type { Routes } from '../../platform/valibot';
import { change } from '../change';
import { takeFactFinderGoals } from '../goal/goals-as-texts';
import { factFinderOf, writeFactFinder } from './fact-finder';

export const factFinderRoutes: Routes = (app, { db, clock }) => {
  app.get(
    PATHS.finance.factFinder,
    { schema: { response: { 200: factFinderSchema } } },
    async ({ person: { userId } }) => factFinderOf(db, userId, () => app.financialDataOf(userId)),
  );

  app.put(
    PATHS.finance.factFinder,
    { schema: { body: factFinderInputSchema, response: { 200: factFinderSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const { goalsBefore, ...facts } = request.body;
      const { today } = await app.financialDataOf(userId);
      await change(db, userId, async (trx) => {
        const now = clock();
        await writeFactFinder(trx, userId, facts, now);
        await takeFactFinderGoals({ trx, userId, today, now }, facts.goals, goalsBefore);
      });
      return factFinderOf(db, userId, () => app.financialDataOf(userId));
    },
  );
};
