import { entityId } from '../../changes/changed-fields';
import type { Db } from '../../db/database';

/** The changes of one thing are recorded under these entities and ids. */
export type Parts = ReadonlyMap<string, readonly string[]>;

async function partsOfGoal(db: Db, userId: string, id: string): Promise<Parts> {
  const shares = await db
    .selectFrom('goal_shares')
    .select('account_id')
    .where('user_id', '=', userId)
    .where('goal_id', '=', id)
    .execute();
  const contributions = await db
    .selectFrom('goal_contributions')
    .select('id')
    .where('user_id', '=', userId)
    .where('goal_id', '=', id)
    .execute();
  return new Map([
    ['goal', [id]],
    ['goal-share', shares.map(({ account_id }) => entityId(id, account_id))],
    ['goal-contribution', contributions.map((each) => each.id)],
  ]);
}

async function partsOfBudgetLine(db: Db, userId: string, key: string): Promise<Parts> {
  const months = await db
    .selectFrom('budgets')
    .select('month')
    .where('user_id', '=', userId)
    .where('category_key', '=', key)
    .execute();
  const settings = await db
    .selectFrom('budget_settings')
    .select('month')
    .where('user_id', '=', userId)
    .where('category_key', '=', key)
    .execute();
  const moves = await db
    .selectFrom('budget_moves')
    .select('id')
    .where('user_id', '=', userId)
    .where((is) => is.or([is('from_key', '=', key), is('to_key', '=', key)]))
    .execute();
  return new Map([
    ['budget', months.map(({ month }) => entityId(month, key))],
    ['budget-setting', settings.map(({ month }) => entityId(key, month))],
    ['budget-move', moves.map(({ id }) => id)],
  ]);
}

/** A goal also has shares and contributions, and the budget of a category has months, settings, and moves. */
export async function partsOfThing(
  db: Db,
  userId: string,
  entity: string,
  id: string,
): Promise<Parts> {
  if (entity === 'goal') return partsOfGoal(db, userId, id);
  if (entity === 'budget-line') return partsOfBudgetLine(db, userId, id);
  return new Map([[entity, [id]]]);
}
