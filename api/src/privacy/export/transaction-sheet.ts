import { withEdits } from '../../db/row/edits';
import { toTransaction } from '../../db/row/transaction-row';
import type { Db } from '../../db/database';
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

function pageBefore(db: Db, userId: string, last: { date: string; id: string } | undefined) {
  return db
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(last !== undefined, (rows) =>
      rows.where((is) =>
        is.or([
          is('date', '<', last?.date ?? ''),
          is.and([is('date', '=', last?.date ?? ''), is('id', '<', last?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE)
    .execute();
}

async function accountNames(db: Db, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Transactions as the person sees them on screen, newest first, a page of CSV at a time; a split one by its parts. */
export async function* transactionSheet(
  db: Db,
  userId: string,
): AsyncGenerator<{ readonly text: string; readonly rows: number }> {
  yield { text: csvLine(HEAD), rows: 0 };
  const names = await accountNames(db, userId);
  let page: Awaited<ReturnType<typeof pageBefore>> = [];
  do {
    page = await pageBefore(db, userId, page.at(-1));
    if (page.length === 0) return;
    const edits = await db
      .selectFrom('transaction_edits')
      .select(['transaction_id', 'category', 'note', 'merchant', 'parts'])
      .where('user_id', '=', userId)
      .where(
        'transaction_id',
        'in',
        page.map(({ id }) => id),
      )
      .execute();
    const shown = withEdits(page.map(toTransaction), edits);
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
