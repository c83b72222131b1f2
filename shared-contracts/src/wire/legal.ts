import * as v from 'valibot';

export const privacyPolicySchema = v.object({
  success: v.literal(true),
  content: v.string(),
  lastUpdated: v.string(),
});

/** The privacy policy as markdown (spec part 1, section 3). */
export type PrivacyPolicy = v.InferOutput<typeof privacyPolicySchema>;

export const knowledgeCategoriesSchema = v.object({
  success: v.boolean(),
  categories: v.array(v.string()),
});
export type KnowledgeCategories = v.InferOutput<typeof knowledgeCategoriesSchema>;
