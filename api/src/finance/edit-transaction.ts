import type { IsoDate, Transaction } from '@halyard/shared-contracts/finance';
import { type Cents, cents, fromDollars, sum } from '@halyard/shared-contracts/money';
import type { TransactionPatch } from '@halyard/shared-contracts/wire';
import type { Db } from '../db/database';
import { hasOwnData } from '../db/own-data';
import { AppError } from '../errors';
import { change } from './change';
import { findEdit, saveEdit } from './edits';
import { type Edit, edited, partsOf } from '../db/row/edits';
import { sample } from './financial-data/sample';
import { toTransaction } from '../db/row/transaction-row';
import { changeManual, findTransaction } from './transactions';

const changesTheEntry = ({ date, amount, account_id }: TransactionPatch): boolean =>
  date !== undefined || amount !== undefined || account_id !== undefined;

/** The person's own transaction, changed where it is a manual one; or the sample's that they look at, as it is. */
async function subject(
  db: Db,
  userId: string,
  id: string,
  patch: TransactionPatch,
  today: IsoDate,
): Promise<Transaction> {
  const row = await findTransaction(db, userId, id);
  if (row) {
    if (!changesTheEntry(patch)) return toTransaction(row);
    if (row.source !== 'manual') throw new AppError('NOT_MANUAL_ENTRY');
    return toTransaction(await changeManual(db, row, patch, today));
  }
  const shown = (await hasOwnData(db, userId)) ? [] : (await sample()).transactions;
  const found = shown.find((each) => each.id === id);
  if (!found) throw new AppError('NOT_FOUND');
  if (changesTheEntry(patch)) throw new AppError('SAMPLE_DATA');
  return found;
}

/** Parts as they are kept, when they sum to the whole to the cent. */
function keptParts(parts: NonNullable<TransactionPatch['parts']>, whole: Cents): string {
  const kept = parts.map(({ category, amount }) => ({
    category,
    amountCents: fromDollars(amount),
  }));
  if (sum(kept.map(({ amountCents }) => amountCents)) !== whole) throw new AppError('PARTS_DIFFER');
  return JSON.stringify(kept);
}

/** What the patch changes of the person's own words; a split that no longer sums to the amount falls away. */
function editOf(patch: TransactionPatch, whole: Cents, before: Edit | undefined) {
  const { category, note, merchant, parts } = patch;
  const old = partsOf(before);
  const stale = old !== null && sum(old.map((part) => cents(part.amountCents))) !== whole;
  return {
    ...(category === undefined ? {} : { category }),
    ...(note === undefined ? {} : { note }),
    ...(merchant === undefined ? {} : { merchant }),
    ...(parts
      ? { parts: keptParts(parts, whole) }
      : parts === null || stale
        ? { parts: null }
        : {}),
  };
}

/** Changes a transaction for one person: their words over anyone's row, day and amount of a manual one. */
export function editTransaction(
  db: Db,
  userId: string,
  id: string,
  patch: TransactionPatch,
  { now, today }: { readonly now: Date; readonly today: IsoDate },
): Promise<Transaction> {
  return change(db, userId, async (trx) => {
    const transaction = await subject(trx, userId, id, patch, today);
    const before = await findEdit(trx, userId, id);
    await saveEdit(trx, userId, id, editOf(patch, transaction.amount, before), now);
    return edited(transaction, await findEdit(trx, userId, id));
  });
}
