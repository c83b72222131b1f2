import * as v from 'valibot';

/** Whether the api can do its work, and which worlds it talks to. */
export const healthSchema = v.object({
  status: v.picklist(['ok', 'failing']),
  version: v.string(),
  /** Which bank world: the practice bank, Plaid's Sandbox or the real one. */
  mode: v.picklist(['practice', 'sandbox', 'production']),
  ai: v.picklist(['local', 'openai']),
  database: v.picklist(['ok', 'failing']),
});

export type Health = v.InferOutput<typeof healthSchema>;
