import { setImmediate as otherWork } from 'node:timers/promises';
import { type Category, toCategory } from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';
import type { AccountTable } from '../../db/schema';
import { type ManualEntry, manualRow } from '../manual-row';
import type { When } from '../today';
import { categoryByPayee } from './known-rows';
import type { StatementRow } from './statement';

const entryOf = ({ date, payee, amount }: StatementRow, category: Category): ManualEntry => ({
  date,
  merchant: payee,
  category,
  amount,
});

/** Writes the rows of an import, batch by batch, with the way to undo it and with their notes. */
export async function insertRows(
  db: Db,
  { importId, account }: { readonly importId: string; readonly account: AccountTable },
  batches: readonly string[],
  { now, today }: When,
): Promise<void> {
  const categories = await categoryByPayee(db, account.user_id, today);
  for (const batch of batches) {
    const rows: StatementRow[] = JSON.parse(batch);
    const made = rows.map((row) => {
      const category = toCategory(categories.get(row.payee.toLowerCase()) ?? '');
      return { row, values: manualRow(account, entryOf(row, category), now) };
    });
    const added = made.map(({ values }) => values);
    await db.insertInto('transactions').values(added).execute();
    const sources = made.map(({ row, values }) => ({
      user_id: account.user_id,
      transaction_id: values.id,
      import_id: importId,
      bank_ref: row.ref,
    }));
    await db.insertInto('import_rows').values(sources).execute();
    const notes = made.flatMap(({ row: { note }, values }) =>
      note === null ? [] : [{ note, transaction_id: values.id }],
    );
    const rest = {
      user_id: account.user_id,
      category: null,
      merchant: null,
      parts: null,
      updated_at: now.toISOString(),
    };
    if (notes.length > 0) {
      const edits = notes.map((note) => ({ ...rest, ...note }));
      await db.insertInto('transaction_edits').values(edits).execute();
    }
    await otherWork();
  }
}
