import * as v from 'valibot';

export const healthSchema = v.object({
  status: v.picklist(['ok', 'failing']),
  version: v.string(),
  mode: v.picklist(['practice', 'sandbox', 'production']),
  ai: v.picklist(['local', 'openai']),
  database: v.picklist(['ok', 'failing']),
});

export type Health = v.InferOutput<typeof healthSchema>;
