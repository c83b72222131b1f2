import type { Db } from '../../db/database';
import { withEdits } from '../../db/row/edits';
import { type ShownRow, toTransaction } from '../../db/row/transaction-row';
import { editsOf } from '../../db/transaction-queries';
import { transactionRows } from '../../finance/financial-data/queries';
import { csvLine, moneyCell, textCell } from './csv';

const HEAD = [
  'date',
  'account',
  'merchant',
  'category',
  'note',
  'amount',
  'currency',
  'pending',
  'bank_text',
  'id',
];

const PAGE = 500;

async function accountNames(db: Db, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Pages of CSV with the transactions as the screen shows them, newest first. */
export async function* transactionSheet(
  db: Db,
  userId: string,
): AsyncGenerator<{ readonly text: string; readonly rows: number }> {
  yield { text: csvLine(HEAD), rows: 0 };
  const names = await accountNames(db, userId);
  let page: ShownRow[] = [];
  do {
    page = await transactionRows(db, userId, PAGE, page.at(-1));
    if (page.length === 0) return;
    const ids = page.map(({ id }) => id);
    const shown = withEdits(page.map(toTransaction), await editsOf(db, userId, ids));
    const lines = shown.map((row) =>
      csvLine([
        textCell(row.date),
        textCell(names.get(row.accountId) ?? ''),
        textCell(row.merchant),
        textCell(row.category),
        textCell(row.note ?? ''),
        moneyCell(row.amount),
        textCell(row.currency),
        row.pending ? 'yes' : 'no',
        textCell(row.name),
        textCell(row.id),
      ]),
    );
    yield { text: lines.join(''), rows: shown.length };
  } while (page.length === PAGE);
}
