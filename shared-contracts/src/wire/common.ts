import * as v from 'valibot';

/** Dollars with at most two decimals, signed. */
export const dollars = v.number();

export const civilDate = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
export const civilMonth = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** What every answer of the data service says about itself: whose figures, of which day, as the bank had them when. */
export const provenance = {
  source: v.picklist(['sample', 'own']),
  today: civilDate,
  as_of: v.nullable(v.string()),
};

export const errorWireSchema = v.object({
  success: v.literal(false),
  error: v.string(),
  code: v.string(),
});

/** Body of every failed answer: `error` may be shown to the user, `code` is for programs. */
export type ErrorWire = v.InferOutput<typeof errorWireSchema>;

/** Answer of a call that only has to succeed. */
export const doneSchema = v.object({ success: v.literal(true) });
