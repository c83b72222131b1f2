import {
  type CategoryBook,
  categoryBook,
  categoryOfKey,
  type StoredCategory,
  type UserCategory,
} from '@halyard/shared-contracts/finance';
import type { Db } from '../database';
import type { CategoryTable } from '../tables/categories';

const toStored = (row: CategoryTable): StoredCategory => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  group: row.budget_group,
  color: row.color,
  icon: row.icon,
  hidden: row.hidden === 1,
  order: row.place,
  mergedInto: row.merged_into,
});

/** The ids contain the time of their creation, so the oldest comes first. */
export function categoryRows(db: Db, userId: string): Promise<CategoryTable[]> {
  return db
    .selectFrom('categories')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export const categoryBookOf = async (db: Db, userId: string): Promise<CategoryBook> =>
  categoryBook((await categoryRows(db, userId)).map(toStored));

/** Returns what rows store for a category: the name of a built-in one, so that banks and users agree, or the id. */
export const storedCategory = ({ id, builtIn }: UserCategory): string =>
  builtIn ? categoryOfKey(id) : id;
