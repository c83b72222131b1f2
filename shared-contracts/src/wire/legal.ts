import * as v from 'valibot';
import { lineInput, noteInput } from './input';

export const privacyPolicySchema = v.object({
  success: v.literal(true),
  content: v.string(),
  lastUpdated: v.string(),
});

export type PrivacyPolicy = v.InferOutput<typeof privacyPolicySchema>;

export const knowledgeCategoriesSchema = v.object({
  success: v.boolean(),
  categories: v.array(v.string()),
});
export type KnowledgeCategories = v.InferOutput<typeof knowledgeCategoriesSchema>;

export const knowledgeEntrySchema = v.object({
  category: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,59}$/)),
  title: lineInput,
  content: v.pipe(noteInput, v.minLength(1)),
  advisorName: v.optional(v.nullable(lineInput)),
});

export type KnowledgeEntry = v.InferOutput<typeof knowledgeEntrySchema>;

export const knowledgeStoredSchema = v.object({
  success: v.literal(true),
  ids: v.array(v.string()),
});

export const knowledgeBulkSchema = v.object({
  entries: v.pipe(v.array(knowledgeEntrySchema), v.minLength(1), v.maxLength(100)),
});

export const knowledgeSearchSchema = v.object({
  query: lineInput,
  category: v.optional(v.string()),
});

export const knowledgeResultsSchema = v.object({
  success: v.literal(true),
  results: v.array(
    v.object({
      id: v.string(),
      category: v.string(),
      title: v.string(),
      content: v.string(),
      advisorName: v.nullable(v.string()),
    }),
  ),
});

export const knowledgeAdviceSchema = v.object({ question: lineInput });

/** It is null when the knowledge base has no answer. */
export const knowledgeAdviceAnswerSchema = v.object({
  success: v.literal(true),
  advice: v.nullable(v.string()),
  sources: v.array(v.string()),
});
