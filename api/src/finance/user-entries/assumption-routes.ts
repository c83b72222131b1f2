import { assumptionsSchema, NO_ASSUMPTIONS, PATHS } from '@halyard/shared-contracts/wire';
import type { Routes } from '../../platform/valibot';
import { change } from '../change';
import { readDocument, writeDocument } from './documents';

export const ASSUMPTIONS_KIND = 'assumptions';

export const assumptionRoutes: Routes = (app, { db, clock }) => {
  app.get(
    PATHS.finance.assumptions,
    { schema: { response: { 200: assumptionsSchema } } },
    async ({ person: { userId } }) =>
      (await readDocument(db, userId, ASSUMPTIONS_KIND, assumptionsSchema)) ?? NO_ASSUMPTIONS,
  );

  app.put(
    PATHS.finance.assumptions,
    { schema: { body: assumptionsSchema, response: { 200: assumptionsSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      await change(db, userId, (trx) =>
        writeDocument(trx, userId, ASSUMPTIONS_KIND, request.body, clock()),
      );
      return request.body;
    },
  );
};
