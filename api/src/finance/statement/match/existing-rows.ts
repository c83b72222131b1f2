import { setImmediate as letOthersRun } from 'node:timers/promises';
import {
  type Category,
  type IsoDate,
  isoDate,
  merchantName,
} from '@halyard/shared-contracts/finance';
import type { Db } from '../../../db/database';
import type { Existing } from './duplicates';

/** Other requests are served between two pages. */
const PAGE = 1000;

type ExistingRow = readonly [
  date: string,
  id: string,
  amount: number,
  merchant: string,
  name: string,
  ref: string | null,
];

async function* pages<Row extends { readonly id: string }>(
  pageAfter: (lastId: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let lastId = '';
  for (;;) {
    const rows = await pageAfter(lastId);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    lastId = rows.at(-1)?.id ?? lastId;
    await letOthersRun();
  }
}

const transactionsAfter = (db: Db, userId: string, lastId: string) =>
  db
    .selectFrom('transactions as t')
    .where('t.user_id', '=', userId)
    .where('t.id', '>', lastId)
    .orderBy('t.id')
    .limit(PAGE);

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

export interface KnownCategory {
  readonly category: Category;
  /** The user chose it on the row. */
  readonly isChosen: boolean;
}

interface RankedCategory extends KnownCategory {
  readonly order: string;
}

/** A choice of the user outlasts later rows, which a guess or a file filled. Of two equal ones, the newer counts. */
const replaces = (row: RankedCategory, before: RankedCategory): boolean =>
  row.isChosen === before.isChosen ? row.order > before.order : row.isChosen;

/** Returns the category of each payee of the user. The keys are in lower case. */
export async function categoryByPayee(
  db: Db,
  userId: string,
  until: IsoDate,
): Promise<ReadonlyMap<string, KnownCategory>> {
  const known = new Map<string, RankedCategory>();
  const pageAfter = (lastId: string) =>
    transactionsAfter(db, userId, lastId)
      .leftJoin('transaction_edits as e', (join) =>
        join.onRef('e.user_id', '=', 't.user_id').onRef('e.transaction_id', '=', 't.id'),
      )
      .select(['t.id', 't.date', 't.merchant', 't.name', 't.category', 'e.category as chosen'])
      .where('t.date', '<=', until)
      .execute();
  for await (const rows of pages(pageAfter)) {
    for (const { id, date, merchant, name, category, chosen } of rows) {
      const bank = merchant === name ? null : merchant;
      const payee = merchantName({ bank, text: name }).toLowerCase();
      const row = {
        order: `${date} ${id}`,
        category: chosen ?? category,
        isChosen: chosen !== null,
      };
      const before = known.get(payee);
      if (!before || replaces(row, before)) known.set(payee, row);
    }
  }
  return known;
}
