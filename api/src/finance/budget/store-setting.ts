import { changedColumns } from '../../changes/changed-columns';
import { entityId } from '../../changes/changed-fields';
import type { ChangedRow } from '../../changes/record-change';
import type { Db } from '../../db/database';
import type { BudgetSettingTable } from '../../db/tables/budgets';

const FIELDS = (['kind', 'amount_cents', 'by_month'] as const).map((field) => ({
  entity: 'budget-setting' as const,
  field,
}));

type Key = Pick<BudgetSettingTable, 'user_id' | 'category_key' | 'month'>;
type Cells = Pick<BudgetSettingTable, 'kind' | 'amount_cents' | 'by_month'>;

/** Stores what happens to the money of a category that is left at the end of each month from this one on. */
export async function storeSetting(
  trx: Db,
  key: Key,
  cells: Cells,
  before: Cells | undefined,
): Promise<ChangedRow[]> {
  await trx
    .insertInto('budget_settings')
    .values({ ...key, ...cells })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'category_key', 'month']).doUpdateSet(cells),
    )
    .execute();
  return changedColumns(FIELDS, entityId(key.category_key, key.month), before, cells);
}
