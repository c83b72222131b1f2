import type { Db } from '../db/database';
import { nameless, shownMerchant, SHOWN_COLUMNS } from '../db/row/transaction-row';
import type { PlainRow } from './rule-facts';

const columns = SHOWN_COLUMNS.map((name) => `t.${name}` as const);

/** The import or the bank's code of a row says that nobody typed it. */
export const plainRowsOf = (db: Db, userId: string) =>
  db
    .selectFrom('transactions as t')
    .leftJoin('import_rows as i', (join) =>
      join.onRef('i.user_id', '=', 't.user_id').onRef('i.transaction_id', '=', 't.id'),
    )
    .select([...columns, 't.pfc_detailed', 'i.import_id'])
    .where('t.user_id', '=', userId);

type Found = Awaited<ReturnType<ReturnType<typeof plainRowsOf>['execute']>>[number];

export const toPlainRow = (row: Found): PlainRow => ({
  transaction: nameless(row),
  merchant: () => shownMerchant(row),
  isTyped:
    row.source === 'manual' &&
    row.name === row.merchant &&
    row.pfc_detailed === null &&
    row.import_id === null,
});
