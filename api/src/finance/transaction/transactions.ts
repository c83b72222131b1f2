import { categorized, type Transaction } from '@halyard/shared-contracts/finance';
import { type Cents, cents, formatUsd, fromDollars, negate } from '@halyard/shared-contracts/money';
import type {
  TransactionInput,
  TransactionPatch,
  TransferInput,
} from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { categoryBookOf } from '../../db/row/category-row';
import type { AccountTable, TransactionTable } from '../../db/schema';
import { editsOf } from '../../db/transaction-queries';
import { AppError } from '../../errors';
import { recordRules } from '../../rules/record-rules';
import { rulesForNewRows } from '../../rules/run-on-new-rows';
import { chosenCategory } from '../category/chosen-category';
import { moveBalance } from '../account/balances';
import { change, notOwnError } from '../change';
import { changedColumns } from '../../changes/changed-columns';
import { recordChange } from '../../changes/record-change';
import { deleteButReceipts, saveEdit } from './edits';
import { findAccount } from '../account/accounts';
import { type ManualEntry, manualRow, typeOfAmount } from './manual-row';
import { textOfRow } from './removed-row';
import type { Attempt } from '../once/attempt';
import { changeOnce } from '../once/change-once';
import { removeImportedRow, updateImportedRow } from '../statement/import/imported-rows';
import { edited } from '../../db/row/edits';
import { toTransaction } from '../../db/row/transaction-row';
import type { When } from '../today';

async function requireAccount(db: Db, userId: string, id: string): Promise<AccountTable> {
  const account = await findAccount(db, userId, id);
  if (account) return account;
  throw await notOwnError(db, userId, ({ accounts, liabilities }) =>
    [...accounts, ...liabilities].some((each) => each.id === id),
  );
}

type Entry = Pick<TransactionTable, 'user_id' | 'id' | 'merchant' | 'amount_cents'>;

/** `before` brings a deleted row back. */
const recordEntry = (
  db: Db,
  { user_id, id, merchant, amount_cents }: Entry,
  {
    field,
    before = null,
  }: { readonly field: 'added' | 'removed'; readonly before?: string | null },
  now: Date,
) =>
  recordChange(
    db,
    user_id,
    {
      kind: `transaction-${field}`,
      label: `${merchant} ${formatUsd(cents(amount_cents))}`,
      rows: [{ entity: 'transaction', field, entity_id: id, before, after: String(amount_cents) }],
    },
    now,
  );

async function addEntry(
  db: Db,
  account: AccountTable,
  entry: ManualEntry,
  note: string | null,
  { now, today }: When,
): Promise<Transaction> {
  const row = manualRow(account, entry, now);
  await db.insertInto('transactions').values(row).execute();
  await moveBalance(db, account, entry.amount, today);
  if (note !== null) await saveEdit(db, account.user_id, row.id, { note }, now);
  const runRules = await rulesForNewRows(db, account.user_id);
  const set = await runRules([row.id]);
  await recordEntry(db, row, { field: 'added' }, now);
  await recordRules(db, account.user_id, set, now);
  const [edit] = await editsOf(db, account.user_id, [row.id]);
  return edited(toTransaction(row), edit);
}

export function addTransaction(
  db: Db,
  userId: string,
  input: TransactionInput,
  when: When,
  attempt: Attempt | null,
): Promise<Transaction> {
  return changeOnce(db, userId, attempt, async (trx) => {
    const account = await requireAccount(trx, userId, input.account_id);
    const book = await categoryBookOf(trx, userId);
    const category = chosenCategory(book, input.category);
    const entry = { ...input, category, amount: fromDollars(input.amount) };
    return categorized(await addEntry(trx, account, entry, input.note ?? null, when), book);
  });
}

/** Adds both sides of a transfer between manual accounts in the same currency, money out first. */
export function addTransfer(
  db: Db,
  userId: string,
  input: TransferInput,
  when: When,
  attempt: Attempt | null,
): Promise<Transaction[]> {
  return changeOnce(db, userId, attempt, async (trx) => {
    const from = await requireAccount(trx, userId, input.from_account_id);
    const to = await requireAccount(trx, userId, input.to_account_id);
    if (from.source !== 'manual' || to.source !== 'manual' || from.currency !== to.currency) {
      throw new AppError('TRANSFER_NEEDS_MANUAL');
    }
    const amount = fromDollars(input.amount);
    const side = (account: AccountTable, merchant: string, signed: Cents) => {
      const entry = { date: input.date, merchant, category: 'Transfer', amount: signed };
      return addEntry(trx, account, entry, input.note ?? null, when);
    };
    return [
      await side(from, `Transfer to ${to.name}`, negate(amount)),
      await side(to, `Transfer from ${from.name}`, amount),
    ];
  });
}

export function findTransaction(db: Db, userId: string, id: string) {
  return db
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

const FIGURES = (['date', 'account_id', 'amount_cents'] as const).map((field) => ({
  entity: 'transaction' as const,
  field,
}));

/** Changes date, amount, or account of a manual transaction and moves the balances. */
export async function changeManual(
  db: Db,
  row: TransactionTable,
  patch: TransactionPatch,
  { now, today }: When,
): Promise<TransactionTable> {
  const from = await requireAccount(db, row.user_id, row.account_id);
  const amount = patch.amount === undefined ? cents(row.amount_cents) : fromDollars(patch.amount);
  await moveBalance(db, from, negate(cents(row.amount_cents)), today);
  const to = await requireAccount(db, row.user_id, patch.account_id ?? row.account_id);
  await moveBalance(db, to, amount, today);
  const changed = {
    date: patch.date ?? row.date,
    account_id: to.id,
    currency: to.currency,
    amount_cents: amount,
    type: typeOfAmount(amount),
  };
  await db
    .updateTable('transactions')
    .set(changed)
    .where('user_id', '=', row.user_id)
    .where('id', '=', row.id)
    .execute();
  await updateImportedRow(db, row, { ...row, ...changed });
  const rows = changedColumns(FIGURES, row.id, { ...row }, changed);
  const about = { kind: 'transaction-edited', label: row.merchant };
  if (rows.length > 0) await recordChange(db, row.user_id, { ...about, rows }, now);
  return { ...row, ...changed };
}

/** Deletes a manual row. Undoing the returned change brings it back. It is null for a row with too much text. */
export function removeTransaction(
  db: Db,
  userId: string,
  id: string,
  { now, today }: When,
): Promise<string | null> {
  return change(db, userId, async (trx) => {
    const row = await findTransaction(trx, userId, id);
    if (!row) {
      throw await notOwnError(trx, userId, ({ transactions }) =>
        transactions.some((t) => t.id === id),
      );
    }
    if (row.source !== 'manual') throw new AppError('NOT_MANUAL_ENTRY');
    const account = await findAccount(trx, userId, row.account_id);
    if (account) await moveBalance(trx, account, negate(cents(row.amount_cents)), today);
    const before = await textOfRow(trx, row);
    await removeImportedRow(trx, row);
    await deleteButReceipts(trx, userId, [id]);
    const changeId = await recordEntry(trx, row, { field: 'removed', before }, now);
    return before === null ? null : changeId;
  });
}
