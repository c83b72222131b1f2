import type { Db } from '../../db/database';
import type { CategoryTable } from '../../db/tables/categories';

type Fields = Partial<Omit<CategoryTable, 'user_id' | 'id'>>;

const UNCHANGED: Required<Fields> = {
  name: null,
  kind: null,
  budget_group: null,
  color: null,
  icon: null,
  hidden: 0,
  place: null,
  merged_into: null,
};

/** The stored fields of a built-in category replace its own. */
export async function storeCategory(
  trx: Db,
  userId: string,
  id: string,
  fields: Fields,
): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await trx
    .insertInto('categories')
    .values({ ...UNCHANGED, ...fields, user_id: userId, id })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(fields))
    .execute();
}
