import * as v from 'valibot';

export const dollars = v.number();

export const civilDate = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
export const civilMonth = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** Every answer of the data service names its source, its day, and the time of the bank's data. */
export const provenance = {
  source: v.picklist(['sample', 'own']),
  today: civilDate,
  as_of: v.nullable(v.string()),
};

export const errorWireSchema = v.object({
  success: v.literal(false),
  error: v.string(),
  code: v.string(),
  /** CATEGORY_IN_USE says how much is in the category. */
  changed: v.optional(
    v.object({ transactions: v.number(), budgets: v.number(), rules: v.number() }),
  ),
  /** ALREADY_PROMISED says what is free in the account, in dollars. */
  free: v.optional(v.number()),
  accountId: v.optional(v.string()),
});

/** `error` may be shown to the user, and `code` is for programs. */
export type ErrorWire = v.InferOutput<typeof errorWireSchema>;

export const doneSchema = v.object({ success: v.literal(true) });
