import type { Db } from './database';
import type { Edit } from './row/edits';

export interface Period {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** Both ends of the period are included; the newest comes first. */
export const transactionsIn = (db: Db, userId: string, { startDate, endDate }: Period = {}) =>
  db
    .selectFrom('transactions')
    .where('user_id', '=', userId)
    .$if(startDate !== undefined, (query) => query.where('date', '>=', startDate ?? ''))
    .$if(endDate !== undefined, (query) => query.where('date', '<=', endDate ?? ''))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc');

/** Unknown ids are left out. */
export async function transactionsWithIds(db: Db, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .execute();
}

export const EDIT_FIELDS = [
  'category',
  'note',
  'merchant',
  'parts',
  'transfer',
  'owed_cents',
  'repays',
  'hidden',
  'reviewed',
  'tags',
  'rule_category',
  'rule_merchant',
  'rule_tags',
  'rule_hidden',
  'rule_reviewed',
] as const;

const edits = (db: Db, userId: string) =>
  db
    .selectFrom('transaction_edits')
    .select(['transaction_id', ...EDIT_FIELDS])
    .where('user_id', '=', userId);

export const allEdits = (db: Db, userId: string): Promise<Edit[]> => edits(db, userId).execute();

export async function editsOf(db: Db, userId: string, ids: readonly string[]): Promise<Edit[]> {
  if (ids.length === 0) return [];
  return edits(db, userId).where('transaction_id', 'in', ids).execute();
}
