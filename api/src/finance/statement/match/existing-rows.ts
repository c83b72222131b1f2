import { isoDate } from '@halyard/shared-contracts/finance';
import type { Db } from '../../../db/database';
import type { Existing } from './duplicates';
import { pages, transactionsAfter } from './transaction-pages';

type ExistingRow = readonly [
  date: string,
  id: string,
  amount: number,
  merchant: string,
  name: string,
  ref: string | null,
];

/** Returns pages of JSON, which reach a worker thread faster than objects. */
export async function existingPages(db: Db, userId: string, accountId: string): Promise<string[]> {
  const found: string[] = [];
  const pageAfter = (lastId: string) =>
    transactionsAfter(db, userId, lastId)
      .leftJoin('import_rows as i', (join) =>
        join.onRef('i.user_id', '=', 't.user_id').onRef('i.transaction_id', '=', 't.id'),
      )
      .select(['t.id', 't.date', 't.amount_cents', 't.merchant', 't.name', 'i.bank_ref'])
      .where('t.account_id', '=', accountId)
      .execute();
  for await (const rows of pages(pageAfter)) {
    const page = rows.map((row): ExistingRow => [
      row.date,
      row.id,
      row.amount_cents,
      row.merchant,
      row.name,
      row.bank_ref,
    ]);
    found.push(JSON.stringify(page));
  }
  return found;
}

const byDayAndId = ([day, id]: ExistingRow, [otherDay, otherId]: ExistingRow): number =>
  day === otherDay ? Number(id > otherId) - Number(id < otherId) : day < otherDay ? -1 : 1;

export function parseExisting(existing: readonly string[]): Existing[] {
  return existing
    .flatMap((page): ExistingRow[] => JSON.parse(page))
    .sort(byDayAndId)
    .map(([date, , amount, merchant, name, ref]) => ({
      date: isoDate(date),
      amount,
      texts: [merchant, name],
      ref,
    }));
}
