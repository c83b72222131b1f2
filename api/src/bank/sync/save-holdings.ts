import type { Db } from '../../db/database';
import { fromExcluded } from '../../db/excluded';
import type { ItemRef } from '../item/item-row';
import { holdingRow, mergeLots } from '../mapping/holding-row';
import { holdingRowId } from '../mapping/row-ids';
import type { BankHoldings } from '../provider/provider';
import { inChunks } from './chunks';
import type { AccountIds } from './save-accounts';

/**
 * Replaces the stored holdings by the received ones. A holding that could not be read stays; if it has no id, all
 * stay.
 */
export async function saveHoldings(
  db: Db,
  ref: ItemRef,
  { holdings, malformed }: BankHoldings,
  ids: AccountIds,
): Promise<void> {
  const rows = mergeLots(holdings).flatMap((holding) => {
    const accountRowId = ids.get(holding.accountId);
    return accountRowId === undefined ? [] : holdingRow(holding, { ...ref, accountRowId });
  });
  const isComplete = malformed.every(({ id }) => id !== null);
  const unread = malformed.flatMap(({ id }) => (id === null ? [] : holdingRowId(ref.itemId, id)));
  if (isComplete) await deleteOthers(db, ref, unread);
  await inChunks(rows, async (chunk) => {
    await db
      .insertInto('investment_holdings')
      .values([...chunk])
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'id']).doUpdateSet(fromExcluded(SYNCED_COLUMNS)),
      )
      .execute();
  });
}

const SYNCED_COLUMNS = [
  'account_id',
  'name',
  'ticker',
  'kind',
  'quantity',
  'unit_price',
  'value_cents',
  'cost_basis_cents',
  'currency',
  'priced_on',
] as const;

async function deleteOthers(
  db: Db,
  { userId, itemId }: ItemRef,
  unread: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('investment_holdings')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .$if(unread.length > 0, (query) => query.where('id', 'not in', unread))
    .execute();
}
