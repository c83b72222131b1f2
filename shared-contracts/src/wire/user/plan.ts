import * as v from 'valibot';
import { provenance } from '../common';

const missing = v.object({ text: v.string(), screen: v.string() });

/** A user can take the plan to an advisor. Each result says what it is computed from, and on which screen it opens. */
export const planAnswerSchema = v.object({
  ...provenance,
  results: v.array(
    v.object({ label: v.string(), value: v.string(), from: v.string(), screen: v.string() }),
  ),
  gaps: v.array(missing),
  steps: v.pipe(v.array(missing), v.maxLength(3)),
});

export type PlanAnswer = v.InferOutput<typeof planAnswerSchema>;

export const decodePlan = (raw: unknown): PlanAnswer => v.parse(planAnswerSchema, raw);
