import {
  type CategoryBook,
  categorized,
  couldBeTransfer,
  type IsoDate,
  type Transaction,
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
import { chooseTransfer } from './choose-transfer';
import { type Edit, edited, partsOf, ruleSplit } from '../../db/row/edits';
import { sample } from '../financial-data/sample';
import { toTransaction } from '../../db/row/transaction-row';
import { changeManual, findTransaction } from './transactions';

const changesFigures = ({ date, amount, account_id }: TransactionPatch): boolean =>
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
  today: IsoDate,
): Promise<Transaction> {
  const row = await findTransaction(db, userId, id);
  if (row) {
    if (!changesFigures(patch)) return toTransaction(row);
    if (row.source !== 'manual') throw new AppError('NOT_MANUAL_ENTRY');
    return toTransaction(await changeManual(db, row, patch, today));
  }
  const found = await foundTransaction(db, userId, id);
  if (changesFigures(patch)) throw new AppError('SAMPLE_DATA');
  return found;
}

/** Throws NOT_ONE_TRANSFER unless both rows can be the sides of one transfer. */
async function requireOneTransfer(
  db: Db,
  userId: string,
  row: Transaction,
  otherId: string,
): Promise<void> {
  const other = await foundTransaction(db, userId, otherId);
  const edits = await editsOf(db, userId, [row.id, otherId]);
  if (!couldBeTransfer(row, other) || edits.some(({ parts }) => parts !== null)) {
    throw new AppError('NOT_ONE_TRANSFER');
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

/** A row that a rule splits stays whole once the user gave it a category of its own. */
const joined = (before: Edit | undefined, { category }: Transaction) =>
  ruleSplit(before) ? { parts: null, category } : { parts: null };

/** The columns that a patch changes; a split that no longer sums to the amount is removed. */
function editOf(
  patch: TransactionPatch,
  transaction: Transaction,
  before: Edit | undefined,
  book: CategoryBook,
) {
  const { category, note, merchant, parts, hidden, reviewed, tags } = patch;
  const whole = transaction.amount;
  const oldParts = partsOf(before);
  const isStale =
    oldParts !== null && sum(oldParts.map((part) => cents(part.amountCents))) !== whole;
  return {
    ...(category === undefined ? {} : { category: chosenCategory(book, category) }),
    ...(note === undefined ? {} : { note }),
    ...(merchant === undefined ? {} : { merchant }),
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

/** Changes words of any transaction for one user, and figures of a manual one. */
export function editTransaction(
  db: Db,
  userId: string,
  id: string,
  patch: TransactionPatch,
  { now, today }: { readonly now: Date; readonly today: IsoDate },
): Promise<Transaction> {
  return change(db, userId, async (trx) => {
    const transaction = await changedTransaction(trx, userId, id, patch, today);
    const [before] = await editsOf(trx, userId, [id]);
    const book = await categoryBookOf(trx, userId);
    await saveEdit(trx, userId, id, editOf(patch, transaction, before, book), now);
    const { transfer_id: otherId } = patch;
    if (otherId) await requireOneTransfer(trx, userId, transaction, otherId);
    if (otherId !== undefined) await chooseTransfer(trx, userId, id, otherId, now);
    const [after] = await editsOf(trx, userId, [id]);
    return categorized(edited(transaction, after), book);
  });
}
