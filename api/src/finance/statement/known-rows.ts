import { setImmediate as otherWork } from 'node:timers/promises';
import { type IsoDate, isoDate } from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';
import type { Known } from './duplicates';

/** Rows that are read before others have their turn. */
const PAGE = 1000;

type KnownRow = readonly [
  date: string,
  id: string,
  amount: number,
  merchant: string,
  name: string,
  ref: string | null,
];

/** Reads pages in the order of ids, one after the last id of the other, until one is not full. */
async function* pages<Row extends { readonly id: string }>(
  pageAfter: (last: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last = '';
  for (;;) {
    const rows = await pageAfter(last);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.id ?? last;
    await otherWork();
  }
}

/** What an account holds already, as pages of JSON that `parseKnown` reads: they cross to a worker thread at once. */
export async function knownPages(db: Db, userId: string, accountId: string): Promise<string[]> {
  const found: string[] = [];
  const pageAfter = (last: string) =>
    db
      .selectFrom('transactions as t')
      .leftJoin('import_rows as i', (join) =>
        join.onRef('i.user_id', '=', 't.user_id').onRef('i.transaction_id', '=', 't.id'),
      )
      .select(['t.id', 't.date', 't.amount_cents', 't.merchant', 't.name', 'i.bank_ref'])
      .where('t.user_id', '=', userId)
      .where('t.account_id', '=', accountId)
      .where('t.id', '>', last)
      .orderBy('t.id')
      .limit(PAGE)
      .execute();
  for await (const rows of pages(pageAfter)) {
    const known = rows.map((row): KnownRow => [
      row.date,
      row.id,
      row.amount_cents,
      row.merchant,
      row.name,
      row.bank_ref,
    ]);
    found.push(JSON.stringify(known));
  }
  return found;
}

const byDayAndId = ([day, id]: KnownRow, [otherDay, otherId]: KnownRow): number =>
  day === otherDay ? Number(id > otherId) - Number(id < otherId) : day < otherDay ? -1 : 1;

/** What an account holds under every name that it has had, with the bank's id where a statement stated it; by day. */
export function parseKnown(found: readonly string[]): Known[] {
  return found
    .flatMap((page): KnownRow[] => JSON.parse(page))
    .sort(byDayAndId)
    .map(([date, , amount, merchant, name, ref]) => ({
      date: isoDate(date),
      amount,
      texts: [merchant, name],
      ref,
    }));
}

/** The category of the person's newest transaction of each payee, by the payee in small letters. */
export async function categoryByPayee(
  db: Db,
  userId: string,
  until: IsoDate,
): Promise<ReadonlyMap<string, string>> {
  const newest = new Map<string, { readonly order: string; readonly category: string }>();
  const pageAfter = (last: string) =>
    db
      .selectFrom('transactions as t')
      .leftJoin('transaction_edits as e', (join) =>
        join.onRef('e.user_id', '=', 't.user_id').onRef('e.transaction_id', '=', 't.id'),
      )
      .select(['t.id', 't.date', 't.merchant', 't.category', 'e.category as chosen'])
      .where('t.user_id', '=', userId)
      .where('t.date', '<=', until)
      .where('t.id', '>', last)
      .orderBy('t.id')
      .limit(PAGE)
      .execute();
  for await (const rows of pages(pageAfter)) {
    for (const { id, date, merchant, category, chosen } of rows) {
      const payee = merchant.toLowerCase();
      const order = `${date} ${id}`;
      const before = newest.get(payee);
      if (!before || before.order < order) {
        newest.set(payee, { order, category: chosen ?? category });
      }
    }
  }
  return new Map([...newest].map(([payee, { category }]) => [payee, category]));
}
