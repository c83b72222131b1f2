import {
  MOST_RECEIPT_BYTES,
  MOST_RECEIPTS_BYTES,
  RECEIPT_TYPES,
  type Receipt,
  type ReceiptInput,
} from '@halyard/shared-contracts/wire';
import { v7 as uuid } from 'uuid';
import { recordChange } from '../../changes/record-change';
import type { Db } from '../../db/database';
import { forgetReceiptsOfRemoved } from '../../db/removed-receipts';
import type { ReceiptTable } from '../../db/tables/receipts';
import { AppError } from '../../errors';
import { change, notOwnError } from '../change';
import type { Attempt } from '../once/attempt';
import { changeOnce } from '../once/change-once';
import { findTransaction } from '../transaction/transactions';

/** A line of a copy has room for this. It is a multiple of four base64 letters. */
const PIECE_LETTERS = 900_000;

const MOST_OF_A_ROW = 10;

type Row = Omit<ReceiptTable, 'user_id' | 'content' | 'number' | 'transaction_id'>;

const toReceipt = ({ id, name, type, bytes, added_at }: Row): Receipt => ({
  id,
  name,
  type,
  bytes,
  addedAt: added_at,
});

const withoutContent = (db: Db, userId: string) =>
  db
    .selectFrom('receipts')
    .select(['id', 'name', 'type', 'bytes', 'added_at'])
    .where('user_id', '=', userId)
    .where('number', '=', 0)
    .orderBy('id');

async function requireTransaction(db: Db, userId: string, id: string): Promise<void> {
  if (await findTransaction(db, userId, id)) return;
  throw await notOwnError(db, userId, ({ transactions }) =>
    transactions.some((row) => row.id === id),
  );
}

/** Throws NOT_FOUND for a row that the user does not have. */
export async function receiptsOf(db: Db, userId: string, id: string): Promise<Receipt[]> {
  await requireTransaction(db, userId, id);
  const rows = await withoutContent(db, userId).where('transaction_id', '=', id).execute();
  return rows.map(toReceipt);
}

/** The bytes decide the type, even if the name claims another one. Throws RECEIPT_REFUSED. */
async function typeOf(content: Uint8Array): Promise<Receipt['type']> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(content);
  const type = RECEIPT_TYPES.find((each) => each === found?.mime);
  if (!type || content.length > MOST_RECEIPT_BYTES) throw new AppError('RECEIPT_REFUSED');
  return type;
}

async function requireRoom(trx: Db, userId: string, transactionId: string, bytes: number) {
  await forgetReceiptsOfRemoved(trx, userId);
  const all = await withoutContent(trx, userId).select('transaction_id').execute();
  const ofRow = all.filter((each) => each.transaction_id === transactionId);
  const stored = all.reduce((sum, each) => sum + each.bytes, 0);
  if (ofRow.length >= MOST_OF_A_ROW || stored + bytes > MOST_RECEIPTS_BYTES) {
    throw new AppError('RECEIPTS_FULL');
  }
}

type OfRow = Pick<ReceiptTable, 'user_id' | 'transaction_id' | 'name'>;

/** A removed file cannot come back, so the change is only listed. */
function recordReceipt(
  trx: Db,
  { user_id, transaction_id: entity_id, name }: OfRow,
  what: 'added' | 'removed',
  now: Date,
) {
  const [before, after] = what === 'added' ? [null, name] : [name, null];
  const row = { entity: 'transaction', field: 'receipt', entity_id, before, after } as const;
  return recordChange(trx, user_id, { kind: `receipt-${what}`, label: name, rows: [row] }, now);
}

/** Throws NOT_FOUND, RECEIPT_REFUSED, RECEIPTS_FULL, or QUOTA_REACHED. */
export async function addReceipt(
  db: Db,
  userId: string,
  transactionId: string,
  { name, content }: ReceiptInput,
  now: Date,
  attempt: Attempt | null,
): Promise<Receipt> {
  const file = Buffer.from(content, 'base64');
  const type = await typeOf(file);
  const whole = file.toString('base64');
  const row = { id: `receipt-${uuid()}`, name, type, bytes: file.length };
  const head = {
    ...row,
    user_id: userId,
    transaction_id: transactionId,
    added_at: now.toISOString(),
  };
  return changeOnce(db, userId, attempt, async (trx) => {
    await requireTransaction(trx, userId, transactionId);
    await requireRoom(trx, userId, transactionId, file.length);
    for (let at = 0, number = 0; at < whole.length; at += PIECE_LETTERS, number += 1) {
      const piece = whole.slice(at, at + PIECE_LETTERS);
      await trx
        .insertInto('receipts')
        .values({ ...head, number, content: piece })
        .execute();
    }
    await recordReceipt(trx, head, 'added', now);
    return toReceipt(head);
  });
}

/** Throws NOT_FOUND. */
export async function readReceipt(db: Db, userId: string, id: string) {
  const pieces = await db
    .selectFrom('receipts')
    .select(['name', 'type', 'content'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('transaction_id', 'in', (is) =>
      is.selectFrom('transactions').select('id').where('user_id', '=', userId),
    )
    .orderBy('number')
    .execute();
  const [first] = pieces;
  if (!first) throw new AppError('NOT_FOUND');
  const content = Buffer.concat(pieces.map((piece) => Buffer.from(piece.content, 'base64')));
  return { name: first.name, type: first.type, content };
}

/** Throws NOT_FOUND. */
export function removeReceipt(db: Db, userId: string, id: string, now: Date): Promise<void> {
  return change(db, userId, async (trx) => {
    const head = await trx
      .selectFrom('receipts')
      .select(['user_id', 'transaction_id', 'name'])
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('number', '=', 0)
      .executeTakeFirst();
    if (!head) throw new AppError('NOT_FOUND');
    await trx.deleteFrom('receipts').where('user_id', '=', userId).where('id', '=', id).execute();
    await recordReceipt(trx, head, 'removed', now);
  });
}
