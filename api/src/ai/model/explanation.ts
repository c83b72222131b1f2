import * as v from 'valibot';
import type { ModelFunction } from './model';

const explanationSchema = v.strictObject({ text: v.nullable(v.string()) });

export const EXPLAIN: ModelFunction = {
  name: 'explain',
  description: 'Explains a term of personal finance in general.',
  input: explanationSchema,
};

/** Returns the text that a model wrote, or null for anything else. */
export function explanationOf(args: string | null): string | null {
  try {
    return v.parse(explanationSchema, JSON.parse(args ?? '')).text;
  } catch {
    return null;
  }
}
