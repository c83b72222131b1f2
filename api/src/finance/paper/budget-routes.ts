import { fromDollars } from '@halyard/shared-contracts/money';
import {
  budgetAnswerSchema,
  type BudgetInput,
  budgetInputSchema,
  financeAnswer,
  PATHS,
} from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import type { Db } from '../../db/database';
import { categoryBookOf } from '../../db/row/category-row';
import { AppError } from '../../errors';
import type { Routes } from '../../platform/valibot';
import { change } from '../change';

/** The month of lines that are valid in every month. */
const EVERY_MONTH = '';

/** Throws BAD_REQUEST for a key that is not one of the user's categories. */
async function requireCategories(db: Db, userId: string, keys: readonly string[]): Promise<void> {
  const { find } = await categoryBookOf(db, userId);
  if (keys.some((key) => find(key)?.id !== key)) throw new AppError('BAD_REQUEST');
}

/** Stores each assigned amount; null is stored too, because it removes a line of the sample. */
function assign(db: Db, userId: string, { month, assigned }: BudgetInput): Promise<void> {
  return change(db, userId, async (trx) => {
    await requireCategories(trx, userId, Object.keys(assigned));
    for (const [category_key, dollars] of Object.entries(assigned)) {
      const assigned_cents = dollars === null ? null : fromDollars(dollars);
      await trx
        .insertInto('budgets')
        .values({ user_id: userId, month: month ?? EVERY_MONTH, category_key, assigned_cents })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'month', 'category_key']).doUpdateSet({ assigned_cents }),
        )
        .execute();
    }
  });
}

export const budgetWrites: Routes = (app, { db }) => {
  app.put(
    PATHS.finance.budget,
    { schema: { body: budgetInputSchema, response: { 200: budgetAnswerSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const { month } = request.body;
      await assign(db, userId, request.body);
      const financialData = await app.financialDataOf(userId);
      const answer = financeAnswer('budget', financialData, month === null ? {} : { month });
      return v.parse(budgetAnswerSchema, answer);
    },
  );
};
