import * as v from 'valibot';

const visitEntrySchema = v.object({
  id: v.string(),
  kind: v.picklist(['bank', 'account', 'other']),
  name: v.string(),
  accounts: v.number(),
  /** A `linked` bank is already linked to the account and cannot be moved. */
  duplicate: v.picklist(['none', 'similar', 'linked']),
});
export type VisitEntry = v.InferOutput<typeof visitEntrySchema>;

const visitSchema = v.object({
  id: v.string(),
  left_at: v.string(),
  stored_until: v.string(),
  put_away: v.boolean(),
  entries: v.array(visitEntrySchema),
});

/** A visitor entered this data in a browser before logging in there. */
export type Visit = v.InferOutput<typeof visitSchema>;

export const visitsSchema = v.object({ visits: v.array(visitSchema) });

export const bringAlongInputSchema = v.object({
  entries: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1), v.maxLength(500)),
});

export const broughtSchema = v.object({
  success: v.literal(true),
  accounts: v.number(),
});
