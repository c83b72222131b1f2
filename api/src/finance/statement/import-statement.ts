import { type Category, toCategory } from '@halyard/shared-contracts/finance';
import { type Cents, cents, subtract, sum } from '@halyard/shared-contracts/money';
import type { StatementImport } from '@halyard/shared-contracts/wire';
import { v7 as uuid } from 'uuid';
import { recordAudit } from '../../db/audit';
import type { Db } from '../../db/database';
import type { AccountTable } from '../../db/schema';
import { moveBalance } from '../balances';
import { change } from '../change';
import { saveEdit } from '../edits';
import { type ManualEntry, manualRow } from '../manual-row';
import { isTaken } from './duplicates';
import { findImport } from './imports';
import { categoryByPayee } from './known-rows';
import { compare, type Compared } from './preview';
import type { Chosen } from './read-statement';
import { refused, type StatementRow } from './statement';
import type { When } from '../today';

/** A statement and what the person decided about it after the preview. */
export interface Decided {
  readonly accountId: string;
  readonly fileName: string;
  readonly chosen: Omit<Chosen, 'currency'>;
  /** Lines that are taken or left out other than proposed. */
  readonly turned: ReadonlySet<number>;
  readonly balance: 'keep' | 'move' | 'statement';
}

/** Rows of one insert; each has nineteen values. */
const STEP = 400;

const entryOf = ({ date, payee, amount }: StatementRow, category: Category): ManualEntry => ({
  date,
  merchant: payee,
  category,
  amount,
});

/** By how much money has to move for the balance to be what the person chose. */
function movedBy(
  { account, closing }: Compared,
  rows: readonly StatementRow[],
  balance: Decided['balance'],
): Cents {
  if (account.balance_cents === null) return cents(0);
  if (balance === 'move') return sum(rows.map(({ amount }) => amount));
  if (balance === 'keep' || closing === null) return cents(0);
  const before = cents(account.balance_cents);
  return account.kind === 'asset' ? subtract(closing, before) : subtract(before, closing);
}

async function insertRows(
  db: Db,
  importId: string,
  account: AccountTable,
  rows: readonly StatementRow[],
  { now, today }: When,
) {
  const categories = await categoryByPayee(db, account.user_id, today);
  for (let from = 0; from < rows.length; from += STEP) {
    const made = rows.slice(from, from + STEP).map((row) => {
      const category = toCategory(categories.get(row.payee.toLowerCase()) ?? '');
      return {
        row,
        values: manualRow(account, entryOf(row, category), now),
      };
    });
    await db
      .insertInto('transactions')
      .values(made.map(({ values }) => values))
      .execute();
    await db
      .insertInto('import_rows')
      .values(
        made.map(({ row, values }) => ({
          user_id: account.user_id,
          transaction_id: values.id,
          import_id: importId,
          bank_ref: row.ref,
        })),
      )
      .execute();
    for (const { row, values } of made) {
      if (row.note !== null)
        await saveEdit(db, account.user_id, values.id, { note: row.note }, now);
    }
  }
}

/**
 * Imports a statement: reads it again, compares it with the account as it is now, and writes every row that is taken in
 * one commit with the way to undo it. Throws STATEMENT_REFUSED while something has to be asked or nothing is new.
 */
export function importStatement(
  db: Db,
  userId: string,
  decided: Decided,
  when: When,
): Promise<StatementImport> {
  return change(db, userId, async (trx) => {
    const compared = await compare(trx, userId, decided.accountId, decided.chosen, when.today);
    const { account, reading, duplicates } = compared;
    if (reading.question !== null) throw refused('Say first how this file is to be read');
    const rows = reading.rows.filter(
      ({ line }, index) => isTaken(duplicates[index] ?? null) !== decided.turned.has(line),
    );
    if (rows.length === 0) throw refused('Every row of this file is in the account already');
    const moved = movedBy(compared, rows, decided.balance);
    const days = rows.map(({ date }) => date).sort();
    const id = uuid();
    await trx
      .insertInto('imports')
      .values({
        user_id: userId,
        id,
        account_id: account.id,
        file_name: decided.fileName,
        format: reading.format,
        added: rows.length,
        skipped: reading.rows.length - rows.length,
        moved_cents: moved,
        first_day: days[0] ?? null,
        last_day: days.at(-1) ?? null,
        imported_at: when.now.toISOString(),
      })
      .execute();
    await insertRows(trx, id, account, rows, when);
    if (moved !== 0) await moveBalance(trx, account, moved, when.today);
    await recordAudit(trx, userId, 'statement-imported', when.now, { detail: account.name });
    return findImport(trx, userId, id);
  });
}
