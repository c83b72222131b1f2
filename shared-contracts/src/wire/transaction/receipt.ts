import * as v from 'valibot';
import { lineInput } from '../input';

export const RECEIPT_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const;

export const MOST_RECEIPT_BYTES = 5_242_880;

/** The limit is for all rows together, so that a copy with all receipts can be restored. */
export const MOST_RECEIPTS_BYTES = 26_214_400;

const LETTERS_PER_BYTE = 4 / 3;

/** A longer content is refused before it is read. */
export const receiptInputSchema = v.object({
  name: v.pipe(lineInput, v.maxLength(100)),
  /** It is in base64. */
  content: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(Math.ceil(MOST_RECEIPT_BYTES * LETTERS_PER_BYTE) + LETTERS_PER_BYTE * 3),
    v.regex(/^[A-Za-z0-9+/]*={0,2}$/),
  ),
});

export type ReceiptInput = v.InferOutput<typeof receiptInputSchema>;

const receiptWireSchema = v.object({
  id: v.string(),
  name: v.string(),
  type: v.picklist(RECEIPT_TYPES),
  bytes: v.number(),
  addedAt: v.string(),
});

/** `bytes` is the size of the file. */
export type Receipt = v.InferOutput<typeof receiptWireSchema>;

export const receiptAnswerSchema = v.object({ receipt: receiptWireSchema });

export const receiptsAnswerSchema = v.object({ receipts: v.array(receiptWireSchema) });
