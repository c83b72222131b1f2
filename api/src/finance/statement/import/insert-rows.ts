import { setImmediate as letOthersRun } from 'node:timers/promises';
import {
  type Category,
  fileCategory,
  guessCategory,
  merchantName,
} from '@halyard/shared-contracts/finance';
import type { Db } from '../../../db/database';
import { BLANK_EDIT } from '../../../db/row/edits';
import type { AccountTable } from '../../../db/schema';
import type { ChangedRow } from '../../../changes/record-change';
import { recordRules } from '../../../rules/record-rules';
import { rulesForNewRows } from '../../../rules/run-on-new-rows';
import { type ManualEntry, manualRow } from '../../transaction/manual-row';
import type { When } from '../../today';
import { categoryByPayee, type KnownCategory } from '../match/category-by-payee';
import type { StatementRow } from '../read/statement';

const entryOf = ({ date, payee, amount }: StatementRow, category: Category): ManualEntry => ({
  date,
  merchant: merchantName({ text: payee }),
  text: payee,
  category,
  amount,
});

/** The user's own choice for the payee comes first, then the file's category, then what the names say. */
function categoryOf(
  { payee, amount, category }: StatementRow,
  known: KnownCategory | undefined,
  isDebt: boolean,
): Category {
  if (known?.isChosen) return known.category;
  const written = category === null ? null : fileCategory(category);
  if (written?.isGeneral === false) return written.category;
  if (known && known.category !== 'Other') return known.category;
  return guessCategory({ text: payee, amount, isDebt }) ?? written?.category ?? 'Other';
}

/** Links the rows to the import, so that it can be undone. */
export async function insertRows(
  db: Db,
  { importId, account }: { readonly importId: string; readonly account: AccountTable },
  batches: readonly string[],
  { now, today }: When,
): Promise<void> {
  const categories = await categoryByPayee(db, account.user_id, today);
  const runRules = await rulesForNewRows(db, account.user_id);
  const set: ChangedRow[] = [];
  for (const batch of batches) {
    const rows: StatementRow[] = JSON.parse(batch);
    const inserts = rows.map((row) => {
      const payee = merchantName({ text: row.payee }).toLowerCase();
      const category = categoryOf(row, categories.get(payee), account.kind === 'debt');
      return { row, values: manualRow(account, entryOf(row, category), now) };
    });
    const transactions = inserts.map(({ values }) => values);
    await db.insertInto('transactions').values(transactions).execute();
    const importRows = inserts.map(({ row, values }) => ({
      user_id: account.user_id,
      transaction_id: values.id,
      import_id: importId,
      bank_ref: row.ref,
    }));
    await db.insertInto('import_rows').values(importRows).execute();
    const edits = inserts.flatMap(({ row: { note }, values }) =>
      note === null
        ? []
        : {
            ...BLANK_EDIT,
            user_id: account.user_id,
            transaction_id: values.id,
            note,
            updated_at: now.toISOString(),
          },
    );
    if (edits.length > 0) await db.insertInto('transaction_edits').values(edits).execute();
    set.push(...(await runRules(transactions.map(({ id }) => id))));
    await letOthersRun();
  }
  await recordRules(db, account.user_id, set, now);
}
