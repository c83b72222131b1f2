import { ACCOUNT_TYPES, type AccountType, isAccountType } from '@halyard/shared-contracts/finance';
import { assetSuggestionsSchema, doneSchema, PATHS } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { AppError } from '../../errors';
import type { Routes } from '../../platform/valibot';
import { byId } from '../by-id';
import { assetSuggestionId } from './asset-suggestion-id';
import { change } from '../change';

async function dismissedTypes(db: Db, userId: string) {
  const rows = await db
    .selectFrom('insights_put_away')
    .select('insight_id')
    .where('user_id', '=', userId)
    .where('insight_id', 'in', ACCOUNT_TYPES.map(assetSuggestionId))
    .where('until', 'is', null)
    .execute();
  const ids = new Set(rows.map(({ insight_id }) => insight_id));
  return ACCOUNT_TYPES.filter((type) => ids.has(assetSuggestionId(type)));
}

const dismiss = (db: Db, userId: string, type: AccountType): Promise<void> =>
  change(db, userId, async (trx) => {
    await trx
      .insertInto('insights_put_away')
      .values({ user_id: userId, insight_id: assetSuggestionId(type), until: null })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'insight_id']).doUpdateSet({ until: null }),
      )
      .execute();
  });

/** Suggests entering the home of a mortgage or the vehicle of an auto loan (P3-C6-5). */
export const assetSuggestionRoutes: Routes = (app, { db }) => {
  app.get(
    PATHS.finance.assetSuggestions,
    { schema: { response: { 200: assetSuggestionsSchema } } },
    async ({ person }) => ({ dismissed: await dismissedTypes(db, person.userId) }),
  );

  app.delete(
    `${PATHS.finance.assetSuggestions}/:id`,
    { schema: { params: byId, response: { 200: doneSchema } } },
    async (request, reply) => {
      const { id } = request.params;
      if (!isAccountType(id)) throw new AppError('NOT_FOUND');
      const { userId } = await request.ensurePerson(reply);
      await dismiss(db, userId, id);
      return { success: true as const };
    },
  );
};
