import { isBuiltInKey, nameKey } from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';
import { categoryBookOf, categoryRows } from '../../db/row/category-row';
import type { Move } from './move';

const isOwn = ({ id }: { readonly id: string }): boolean => !isBuiltInKey(id);

/**
 * Copies the categories that a visit added into the account, so that moved rows have the same category. A category
 * whose name already exists in the account is merged into the existing one.
 */
export async function bringCategories(trx: Db, { from, to }: Move): Promise<void> {
  const brought = (await categoryRows(trx, from)).filter(isOwn);
  if (brought.length === 0) return;
  const { categories } = await categoryBookOf(trx, to);
  const existing = new Map(categories.map(({ id, name }) => [nameKey(name), id]));
  const rows = brought.map((row) => {
    const same = row.merged_into === null ? existing.get(nameKey(row.name ?? '')) : undefined;
    return { ...row, user_id: to, place: null, merged_into: same ?? row.merged_into };
  });
  await trx
    .insertInto('categories')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .execute();
}
