import {
  type IsoDate,
  mapCategory,
  payeeKey,
  recurringStreams,
  withBillChoices,
} from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';
import { billChoicesOf } from '../../db/row/bill-choice-row';
import { toTransaction } from '../../db/row/transaction-row';
import type { ItemRef } from '../item/item-row';
import type { TransactionRow } from '../mapping/transaction-row';

/** Payments for films and music become subscriptions once they recur, which no single row shows. */
export async function markSubscriptions(db: Db, ref: ItemRef, today: IsoDate): Promise<void> {
  const rows = await subscriptionCandidates(db, ref);
  const received = rows.map(toTransaction);
  const transactions = withBillChoices(received, await billChoicesOf(db, ref.userId));
  const streams = recurringStreams(transactions, today);
  const merchants = new Set(streams.map((stream) => payeeKey(stream.merchant)));
  const ids = transactions
    .filter((row) => merchants.has(payeeKey(row.merchant)) && row.category !== 'Subscriptions')
    .map((row) => row.id);
  if (ids.length === 0) return;
  await db
    .updateTable('transactions')
    .set({ category: 'Subscriptions' })
    .where('user_id', '=', ref.userId)
    .where('id', 'in', ids)
    .execute();
}

const dependsOnRecurring = (code: string): boolean =>
  mapCategory({ pfcDetailed: code, recurring: true }) === 'Subscriptions';

async function subscriptionCandidates(
  db: Db,
  { userId, itemId }: ItemRef,
): Promise<TransactionRow[]> {
  const accounts = db
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId);
  const received = await db
    .selectFrom('transactions')
    .select('pfc_detailed as code')
    .distinct()
    .where('user_id', '=', userId)
    .where('account_id', 'in', accounts)
    .execute();
  const codes = received.flatMap(({ code }) => (code && dependsOnRecurring(code) ? [code] : []));
  if (codes.length === 0) return [];
  return db
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('account_id', 'in', accounts)
    .where('pfc_detailed', 'in', codes)
    .where('source', '=', 'bank')
    .orderBy('date', 'desc')
    .execute();
}
