import type { Db } from '../../db/database';
import { withEdits } from '../../db/row/edits';
import { toTransaction } from '../../db/row/transaction-row';
import type { ItemRow } from '../item/item-row';

/** Accounts and debts of a person's linked banks, in the order of their names. */
export async function bankAccountRows(db: Db, userId: string, kind: 'asset' | 'debt') {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('source', '=', 'bank')
    .where('kind', '=', kind)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

interface Period {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** Rows of a person's linked banks within a period, newest first. Both ends belong to it. */
export async function bankTransactionRows(
  db: Db,
  userId: string,
  { startDate, endDate }: Period = {},
) {
  return db
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('source', '=', 'bank')
    .$if(startDate !== undefined, (query) => query.where('date', '>=', startDate ?? ''))
    .$if(endDate !== undefined, (query) => query.where('date', '<=', endDate ?? ''))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The same rows as the person sees them: with their own words, and a split one as its parts. */
export async function bankTransactions(db: Db, userId: string, period: Period) {
  const rows = await bankTransactionRows(db, userId, period);
  const edits = await db
    .selectFrom('transaction_edits')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();
  return withEdits(rows.map(toTransaction), edits);
}

/** The instant for which a bank's figures hold: its own word, or else our last success. */
export function asOfItem(item: ItemRow): string | null {
  return item.bank_updated_at ?? item.last_success_at;
}

/** The instant for which all figures of several banks hold: that of the one that is furthest behind. */
export function asOfItems(items: readonly ItemRow[]): string | null {
  return items.flatMap((item) => asOfItem(item) ?? []).sort()[0] ?? null;
}
