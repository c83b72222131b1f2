import {
  changesAnswerSchema,
  changesQuery,
  PATHS,
  undoneSchema,
} from '@halyard/shared-contracts/wire';
import type { Routes } from '../../platform/valibot';
import { byId } from '../by-id';
import { recentChanges } from '../change-log/recent-changes';
import { undoAny } from '../change-log/undo-any';
import { requireGoalsFit } from '../goal/require-goals-fit';
import { whenOf } from '../today';
import { useOf } from './category-use';

export const changeRoutes: Routes = (app, deps) => {
  const { db } = deps;
  app.get(
    PATHS.finance.changes,
    { schema: { querystring: changesQuery, response: { 200: changesAnswerSchema } } },
    ({ person, query }) => recentChanges(db, person.userId, query),
  );

  app.post(
    `${PATHS.finance.changes}/:id/undo`,
    { schema: { params: byId, response: { 200: undoneSchema } } },
    async (request, reply) => {
      const person = await request.ensurePerson(reply);
      const { userId } = person;
      const { accounts, goals } = await app.financialDataOf(userId);
      const restored = await undoAny(
        db,
        userId,
        request.params.id,
        whenOf(deps, person),
        (trx, rows) => requireGoalsFit(trx, userId, rows, { accounts, before: goals }),
      );
      const categories = restored.filter(({ entity }) => entity === 'category');
      const others = restored.filter(({ entity }) => entity !== 'category');
      const financialData = await app.financialDataOf(userId);
      const rows = categories.map(
        ({ entity_id }) => useOf(financialData, [], entity_id).transactions,
      );
      const things = new Set(others.map(({ entity, entity_id }) => `${entity} ${entity_id}`));
      return { undone: rows.reduce((sum, count) => sum + count, things.size) };
    },
  );
};
