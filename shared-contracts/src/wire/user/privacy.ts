import * as v from 'valibot';

export const restoredSchema = v.object({
  success: v.literal(true),
  accounts: v.number(),
  transactions: v.number(),
  exported_at: v.string(),
});
export type Restored = v.InferOutput<typeof restoredSchema>;

/** A user does not type this word by accident. */
export const deletionInputSchema = v.object({ confirm: v.literal('DELETE') });

const receiptSchema = v.object({
  id: v.string(),
  asked_at: v.string(),
  /** It is null until all data is deleted and every bank link has ended. */
  erased_at: v.nullable(v.string()),
  /** After this day, no backup holds the data either (privacy policy, section 8). */
  erased_by: v.string(),
  backups_by: v.string(),
  banks: v.number(),
  accounts: v.number(),
  transactions: v.number(),
});

export type DeletionReceipt = v.InferOutput<typeof receiptSchema>;

export const deletionAnswerSchema = v.object({ receipt: receiptSchema });

export const recordsSchema = v.object({
  consents: v.array(v.object({ granted: v.boolean(), text_version: v.string(), at: v.string() })),
});
export type PrivacyRecords = v.InferOutput<typeof recordsSchema>;
