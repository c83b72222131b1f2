import {
  type CategoryBook,
  categorized,
  couldBeTransfer,
  type Transaction,
  wholeId,
} from '@halyard/shared-contracts/finance';
import { type Cents, cents, fromDollars, sum } from '@halyard/shared-contracts/money';
import type { TransactionPatch } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { hasOwnData } from '../../db/own-data';
import { categoryBookOf } from '../../db/row/category-row';
import { editsOf } from '../../db/transaction-queries';
import { AppError } from '../../errors';
import { chosenCategory } from '../category/chosen-category';
import { change } from '../change';
import { saveEdit } from './edits';
import { recordingEdits } from '../change-log/recording-edits';
import { chooseTransfer, linkedWith } from './choose-transfer';
import { type Edit, edited, partsOf, ruleSplit } from '../../db/row/edits';
import { sample } from '../financial-data/sample';
import type { When } from '../today';
import { toTransaction } from '../../db/row/transaction-row';
import { changeManual, findTransaction } from './transactions';

export const changesFigures = ({ date, amount, account_id }: TransactionPatch): boolean =>
  date !== undefined || amount !== undefined || account_id !== undefined;

async function foundTransaction(db: Db, userId: string, id: string): Promise<Transaction> {
  const row = await findTransaction(db, userId, id);
  if (row) return toTransaction(row);
  const inSample = (await hasOwnData(db, userId)) ? [] : (await sample()).transactions;
  const found = inSample.find((each) => each.id === id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

async function changedTransaction(
  db: Db,
  userId: string,
  id: string,
  patch: TransactionPatch,
  when: When,
): Promise<Transaction> {
  const row = await findTransaction(db, userId, id);
  if (row) {
    if (!changesFigures(patch)) return toTransaction(row);
    if (row.source !== 'manual') throw new AppError('NOT_MANUAL_ENTRY');
    return toTransaction(await changeManual(db, row, patch, when));
  }
  const found = await foundTransaction(db, userId, id);
  if (changesFigures(patch)) throw new AppError('SAMPLE_DATA');
  return found;
}

const isDivided = ({ parts, owed_cents, repays }: Edit): boolean =>
  parts !== null || owed_cents !== null || repays !== null;

/** Throws NOT_ONE_TRANSFER unless both rows can be the sides of one transfer. A divided row is never paired. */
async function requireOneTransfer(
  db: Db,
  userId: string,
  row: Transaction,
  otherId: string,
  { parts, owed, repays }: TransactionPatch,
): Promise<void> {
  const other = await foundTransaction(db, userId, otherId);
  const edits = await editsOf(db, userId, [row.id, otherId]);
  if (!couldBeTransfer(row, other) || edits.some(isDivided) || parts || owed || repays) {
    throw new AppError('NOT_ONE_TRANSFER');
  }
}

/** Throws NOT_A_SHARE or NOT_A_REPAYMENT, and NOT_FOUND for a purchase that the user does not have. */
async function requireShares(
  db: Db,
  userId: string,
  { amount, currency }: Transaction,
  { owed, repays }: TransactionPatch,
): Promise<void> {
  if (owed !== undefined && owed !== null && fromDollars(owed) > -amount) {
    throw new AppError('NOT_A_SHARE');
  }
  if (repays === undefined || repays === null) return;
  const id = wholeId(repays);
  const purchase = await foundTransaction(db, userId, id);
  const [edit] = await editsOf(db, userId, [id]);
  const isOwed = (edit?.owed_cents ?? null) !== null;
  if (!isOwed || amount <= 0 || purchase.currency !== currency) {
    throw new AppError('NOT_A_REPAYMENT');
  }
}

/** Throws PARTS_DIFFER unless the parts sum to the whole amount. */
function storedParts(
  parts: NonNullable<TransactionPatch['parts']>,
  whole: Cents,
  book: CategoryBook,
): string {
  const stored = parts.map(({ category, amount }) => ({
    category: chosenCategory(book, category),
    amountCents: fromDollars(amount),
  }));
  if (sum(stored.map(({ amountCents }) => amountCents)) !== whole)
    throw new AppError('PARTS_DIFFER');
  return JSON.stringify(stored);
}

/** A row that a rule split stays whole if the user gives it a category. */
const joined = (before: Edit | undefined, { category }: Transaction) =>
  ruleSplit(before) ? { parts: null, category } : { parts: null };

/** Returns the columns that a patch changes. A split that no longer sums to the amount is removed. */
function editOf(
  patch: TransactionPatch,
  transaction: Transaction,
  before: Edit | undefined,
  book: CategoryBook,
) {
  const { category, note, merchant, parts, owed, repays, hidden, reviewed, tags } = patch;
  const whole = transaction.amount;
  const oldParts = partsOf(before);
  const isStale =
    oldParts !== null && sum(oldParts.map((part) => cents(part.amountCents))) !== whole;
  return {
    ...(category === undefined ? {} : { category: chosenCategory(book, category) }),
    ...(note === undefined ? {} : { note }),
    ...(merchant === undefined ? {} : { merchant }),
    ...(owed === undefined ? {} : { owed_cents: owed === null ? null : fromDollars(owed) }),
    ...(repays === undefined ? {} : { repays: repays === null ? null : wholeId(repays) }),
    ...(hidden === undefined ? {} : { hidden: hidden ? 1 : 0 }),
    ...(reviewed === undefined ? {} : { reviewed: reviewed ? 1 : 0 }),
    ...(tags === undefined ? {} : { tags: JSON.stringify(tags) }),
    ...(parts
      ? { parts: storedParts(parts, whole, book) }
      : parts === null
        ? joined(before, transaction)
        : isStale
          ? { parts: null }
          : {}),
  };
}

/** Linking and unlinking also changes the rows that were linked before. */
async function touchedBy(
  trx: Db,
  userId: string,
  id: string,
  otherId: string | null | undefined,
): Promise<string[]> {
  if (otherId === undefined) return [id];
  const sides = otherId === null ? [id] : [id, otherId];
  return [...new Set([...sides, ...(await linkedWith(trx, userId, sides))])];
}

interface Edited {
  readonly transaction: Transaction;
  /** It is null if nothing changed. */
  readonly changeId: string | null;
}

/** Changes the texts of any transaction for one user, and the figures of a manual one. */
export function editTransaction(
  db: Db,
  userId: string,
  id: string,
  patch: TransactionPatch,
  when: When,
): Promise<Edited> {
  return change(db, userId, async (trx) => {
    const transaction = await changedTransaction(trx, userId, id, patch, when);
    const [before] = await editsOf(trx, userId, [id]);
    const book = await categoryBookOf(trx, userId);
    const { transfer_id: otherId } = patch;
    if (otherId) await requireOneTransfer(trx, userId, transaction, otherId, patch);
    await requireShares(trx, userId, transaction, patch);
    const touched = await touchedBy(trx, userId, id, otherId);
    const about = { kind: 'transaction-edited', label: edited(transaction, before).merchant };
    const { changeId } = await recordingEdits(trx, userId, touched, about, when.now, async () => {
      await saveEdit(trx, userId, id, editOf(patch, transaction, before, book), when.now);
      if (otherId !== undefined) await chooseTransfer(trx, userId, id, otherId, when.now);
    });
    const [after] = await editsOf(trx, userId, [id]);
    return { transaction: categorized(edited(transaction, after), book), changeId };
  });
}
