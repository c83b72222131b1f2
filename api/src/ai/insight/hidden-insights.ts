import { addDays, type IsoDate } from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';

const SNOOZE_DAYS = 7;

export async function hiddenInsightIds(
  db: Db,
  userId: string,
  today: IsoDate,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('insights_put_away')
    .select('insight_id')
    .where('user_id', '=', userId)
    .where((is) => is.or([is('until', 'is', null), is('until', '>', today)]))
    .execute();
  return new Set(rows.map(({ insight_id }) => insight_id));
}

/** Returns `false` if the insight was not dismissed. */
export async function showInsightAgain(
  db: Db,
  userId: string,
  insightId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('insights_put_away')
    .where('user_id', '=', userId)
    .where('insight_id', '=', insightId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Dismisses an insight for good or snoozes it for a week. */
export async function hideInsight(
  db: Db,
  userId: string,
  insightId: string,
  how: { readonly snooze: boolean; readonly today: IsoDate },
): Promise<void> {
  const until = how.snooze ? addDays(how.today, SNOOZE_DAYS) : null;
  await db
    .insertInto('insights_put_away')
    .values({ user_id: userId, insight_id: insightId, until })
    .onConflict((conflict) => conflict.columns(['user_id', 'insight_id']).doUpdateSet({ until }))
    .execute();
}
