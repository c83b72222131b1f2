import { type IsoDate, isoDate } from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';
import type { Known } from './duplicates';

/** What an account holds already, under every name that it has borne, with the bank's id where a statement told it. */
export async function knownRows(db: Db, userId: string, accountId: string): Promise<Known[]> {
  const rows = await db
    .selectFrom('transactions as t')
    .leftJoin('import_rows as i', (join) =>
      join.onRef('i.user_id', '=', 't.user_id').onRef('i.transaction_id', '=', 't.id'),
    )
    .select(['t.date', 't.amount_cents', 't.merchant', 't.name', 'i.bank_ref'])
    .where('t.user_id', '=', userId)
    .where('t.account_id', '=', accountId)
    .orderBy('t.date')
    .orderBy('t.id')
    .execute();
  return rows.map((row) => ({
    date: isoDate(row.date),
    amount: row.amount_cents,
    texts: [row.merchant, row.name],
    ref: row.bank_ref,
  }));
}

/** The category that the person's newest transaction of each payee bears, by the payee in small letters. */
export async function categoryByPayee(
  db: Db,
  userId: string,
  until: IsoDate,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('transactions as t')
    .leftJoin('transaction_edits as e', (join) =>
      join.onRef('e.user_id', '=', 't.user_id').onRef('e.transaction_id', '=', 't.id'),
    )
    .select(['t.merchant', 't.category', 'e.category as chosen'])
    .where('t.user_id', '=', userId)
    .where('t.date', '<=', until)
    .orderBy('t.date')
    .orderBy('t.id')
    .execute();
  return new Map(
    rows.map(({ merchant, category, chosen }) => [merchant.toLowerCase(), chosen ?? category]),
  );
}
