import * as v from 'valibot';

/** What came back from a copy. */
export const restoredSchema = v.object({
  success: v.literal(true),
  accounts: v.number(),
  transactions: v.number(),
  exported_at: v.string(),
});
export type Restored = v.InferOutput<typeof restoredSchema>;

/** The word that confirms a deletion; nobody types or sends it by accident. */
export const deletionInputSchema = v.object({ confirm: v.literal('DELETE') });

const receiptSchema = v.object({
  id: v.string(),
  asked_at: v.string(),
  /** When everything was gone and every bank link had ended; null while that is under way. */
  erased_at: v.nullable(v.string()),
  /** The last day by which it is done, and by which no backup holds it any more (privacy policy, section 8). */
  erased_by: v.string(),
  backups_by: v.string(),
  banks: v.number(),
  accounts: v.number(),
  transactions: v.number(),
});

/** Proof that a deletion was requested, and its progress. */
export type DeletionReceipt = v.InferOutput<typeof receiptSchema>;

export const deletionAnswerSchema = v.object({ receipt: receiptSchema });

/** What a user allowed and withdrew, the newest first. */
export const recordsSchema = v.object({
  consents: v.array(v.object({ granted: v.boolean(), text_version: v.string(), at: v.string() })),
});
export type PrivacyRecords = v.InferOutput<typeof recordsSchema>;
