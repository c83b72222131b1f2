import type { UserCategory } from '@halyard/shared-contracts/finance';
import {
  categoriesAnswerSchema,
  categoryChangedSchema,
  categoryInputSchema,
  categoryPatchSchema,
  categoryRemovedSchema,
  categoryWireSchema,
  idInput,
  PATHS,
} from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import type { Deps } from '../../deps';
import { AppError } from '../../errors';
import type { App, Routes } from '../../platform/valibot';
import { byId } from '../by-id';
import { storedRules } from '../../rules/stored-rules';
import { change } from '../change';
import { attemptOf } from '../once/attempt';
import { changeOnce } from '../once/change-once';
import { addCategory, changeCategory, requireCategory, requireChangeable } from './categories';
import { isUsed, useOf } from './category-use';
import { mergeCategory } from './merge-category';

const ONE = `${PATHS.finance.categories}/:id`;
const reassignment = v.object({ reassignTo: v.optional(idInput) });

/** Later rows of a deleted empty category go to this one. */
const FALLBACK_CATEGORY = 'other';

async function categoryOf(app: App, userId: string, id: string): Promise<UserCategory> {
  const { categories } = await app.listOf(userId);
  const found = categories.find((each) => each.id === id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

function removal(app: App, { db, clock }: Deps): void {
  app.delete(
    ONE,
    {
      schema: {
        params: byId,
        querystring: reassignment,
        response: { 200: categoryRemovedSchema },
      },
    },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const { id } = request.params;
      const { reassignTo: to } = request.query;
      requireChangeable((await requireCategory(db, userId, id)).category);
      const financialData = await app.financialDataOf(userId);
      const changed = useOf(financialData, await storedRules(db, userId), id);
      if (to === undefined && isUsed(changed)) {
        throw new AppError('CATEGORY_IN_USE', { details: { changed } });
      }
      const move = { from: id, to: to ?? FALLBACK_CATEGORY, kind: 'category-deleted' } as const;
      const changeId = await change(db, userId, (trx) =>
        mergeCategory(trx, userId, financialData, move, clock()),
      );
      return { changeId, changed };
    },
  );
}

export const categoryRoutes: Routes = (app, deps) => {
  const { db, clock } = deps;
  removal(app, deps);

  app.get(
    PATHS.finance.categories,
    { schema: { response: { 200: categoriesAnswerSchema } } },
    async ({ person }) => {
      const { categories } = await app.listOf(person.userId);
      return { categories: [...categories] };
    },
  );

  app.post(
    PATHS.finance.categories,
    { schema: { body: categoryInputSchema, response: { 201: categoryWireSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const id = await changeOnce(db, userId, attemptOf(request, clock()), (trx) =>
        addCategory(trx, userId, request.body),
      );
      reply.code(201);
      return categoryOf(app, userId, id);
    },
  );

  app.put(
    ONE,
    {
      schema: {
        params: byId,
        body: categoryPatchSchema,
        response: { 200: categoryChangedSchema },
      },
    },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const { id } = request.params;
      const { mergeInto, ...patch } = request.body;
      await requireCategory(db, userId, id);
      const financialData = await app.financialDataOf(userId);
      const changeId = await change(db, userId, async (trx) => {
        await changeCategory(trx, userId, id, patch);
        if (mergeInto === undefined) return undefined;
        const move = { from: id, to: mergeInto, kind: 'category-merged' } as const;
        return mergeCategory(trx, userId, financialData, move, clock());
      });
      const category = await categoryOf(app, userId, mergeInto ?? id);
      return { ...category, ...(changeId === undefined ? {} : { changeId }) };
    },
  );
};
