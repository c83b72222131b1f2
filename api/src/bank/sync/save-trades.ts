import type { Db } from '../../db/database';
import { fromExcluded } from '../../db/excluded';
import type { InvestmentTradeTable } from '../../db/tables/investments';
import type { ItemRef } from '../item/item-row';
import { tradeRowId } from '../mapping/row-ids';
import type { BankAccount, BankTrade, BankTrades } from '../provider/provider';
import { inChunks } from './chunks';
import type { AccountIds } from './save-accounts';

interface Saved {
  readonly accounts: readonly BankAccount[];
  readonly ids: AccountIds;
}

const SYNCED_COLUMNS = [
  'account_id',
  'date',
  'name',
  'kind',
  'security',
  'quantity',
  'unit_price',
  'amount_cents',
  'fees_cents',
  'currency',
] as const;

/**
 * Replaces the stored trades of the days that were read. With a row that could not be read, not all flows are known, so
 * that no return may be computed from them.
 */
export async function saveTrades(
  db: Db,
  ref: ItemRef,
  { from, trades, malformed }: BankTrades,
  { accounts, ids }: Saved,
): Promise<void> {
  const rows = trades.flatMap((trade) => rowOf(trade, ref, ids));
  const isComplete = malformed.length === 0;
  if (isComplete) await deleteSince(db, ref, from);
  await inChunks(rows, async (chunk) => {
    await db
      .insertInto('investment_trades')
      .values([...chunk])
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'id']).doUpdateSet(fromExcluded(SYNCED_COLUMNS)),
      )
      .execute();
  });
  const invested = accounts.filter(({ type }) => type === 'investment');
  const own = invested.flatMap(({ accountId }) => ids.get(accountId) ?? []);
  if (own.length > 0) await noteStart(db, ref, own, isComplete ? from : null);
}

function rowOf(trade: BankTrade, ref: ItemRef, ids: AccountIds): InvestmentTradeTable[] {
  const accountRowId = ids.get(trade.accountId);
  if (accountRowId === undefined) return [];
  const { date, kind, security, quantity, unitPrice, amount, fees, currency } = trade;
  return [
    {
      user_id: ref.userId,
      id: tradeRowId(ref.itemId, trade.tradeId),
      item_id: ref.itemId,
      account_id: accountRowId,
      date,
      name: trade.name ?? security ?? kind,
      kind,
      security,
      quantity,
      unit_price: unitPrice,
      amount_cents: amount,
      fees_cents: fees,
      currency,
    },
  ];
}

async function deleteSince(db: Db, { userId, itemId }: ItemRef, from: string): Promise<void> {
  await db
    .deleteFrom('investment_trades')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .where('date', '>=', from)
    .execute();
}

/** The first day since which all flows are known never moves forward, because older trades stay stored. */
async function noteStart(
  db: Db,
  { userId }: ItemRef,
  accountIds: readonly string[],
  from: string | null,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ flows_from: from })
    .where('user_id', '=', userId)
    .where('id', 'in', [...accountIds])
    .$if(from !== null, (query) =>
      query.where((is) => is.or([is('flows_from', 'is', null), is('flows_from', '>', from)])),
    )
    .execute();
}
