import { type Category, type IsoDate, merchantName } from '@halyard/shared-contracts/finance';
import type { Db } from '../../../db/database';
import { pages, transactionsAfter } from './transaction-pages';

export interface KnownCategory {
  readonly category: Category;
  /** The user chose it on the row. */
  readonly isChosen: boolean;
}

interface RankedCategory extends KnownCategory {
  readonly order: string;
}

/**
 * A category that the user chose counts more than one that was guessed or came with a file. If both were chosen, or
 * neither was, the newer row counts.
 */
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
