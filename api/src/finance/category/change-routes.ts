import { changesAnswerSchema, PATHS, undoneSchema } from '@halyard/shared-contracts/wire';
import type { Routes } from '../../platform/valibot';
import { byId } from '../by-id';
import { recentChanges } from '../change-log/recent-changes';
import { undoChange } from '../change-log/undo-change';
import { useOf } from './category-use';

/** Changes of several things at once, and their undoing. */
export const changeRoutes: Routes = (app, { db, clock }) => {
  app.get(
    PATHS.finance.changes,
    { schema: { response: { 200: changesAnswerSchema } } },
    async ({ person }) => ({ changes: await recentChanges(db, person.userId) }),
  );

  app.post(
    `${PATHS.finance.changes}/:id/undo`,
    { schema: { params: byId, response: { 200: undoneSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const restored = await undoChange(db, userId, request.params.id, clock());
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
