import { factFinderSchema, PATHS } from '@halyard/shared-contracts/wire';
import type { Routes } from '../../platform/valibot';
import { change } from '../change';
import { factFinderOf, writeFactFinder } from './fact-finder';

export const factFinderRoutes: Routes = (app, { db, clock }) => {
  app.get(
    PATHS.finance.factFinder,
    { schema: { response: { 200: factFinderSchema } } },
    async ({ person: { userId } }) => factFinderOf(db, userId, () => app.financialDataOf(userId)),
  );

  app.put(
    PATHS.finance.factFinder,
    { schema: { body: factFinderSchema, response: { 200: factFinderSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      await change(db, userId, (trx) => writeFactFinder(trx, userId, request.body, clock()));
      return request.body;
    },
  );
};
