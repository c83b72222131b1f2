import * as v from 'valibot';

const visitEntrySchema = v.object({
  /** `other` for everything beside accounts. */
  id: v.string(),
  kind: v.picklist(['bank', 'account', 'other']),
  /** Of the bank or the account; '' for `other`. */
  name: v.string(),
  /** How many accounts come with it. */
  accounts: v.number(),
  /** `similar` when the account has one like it, `linked` when the same bank is linked there and it cannot come along. */
  duplicate: v.picklist(['none', 'similar', 'linked']),
});
export type VisitEntry = v.InferOutput<typeof visitEntrySchema>;

const visitSchema = v.object({
  id: v.string(),
  left_at: v.string(),
  /** Until when it is stored at least. */
  stored_until: v.string(),
  /** True once the person chose to leave it for now. */
  put_away: v.boolean(),
  entries: v.array(visitEntrySchema),
});

/** What somebody entered without an account in a browser where they logged in later. */
export type Visit = v.InferOutput<typeof visitSchema>;

export const visitsSchema = v.object({ visits: v.array(visitSchema) });

export const bringAlongInputSchema = v.object({
  /** Ids of entries. */
  entries: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1), v.maxLength(500)),
});

export const broughtSchema = v.object({
  success: v.literal(true),
  /** How many accounts came along. */
  accounts: v.number(),
});
