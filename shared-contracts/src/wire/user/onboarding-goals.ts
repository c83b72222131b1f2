import * as v from 'valibot';

const LONGEST_TEXT = 2_000;

/** A browser sends its texts of the goals in the onboarding. `before` is the text that it sent last. */
export const onboardingGoalsInputSchema = v.object({
  goals: v.pipe(
    v.array(
      v.object({
        key: v.picklist(['q7_1', 'q7_3', 'q7_5', 'q7_10', 'q7_20']),
        text: v.pipe(v.string(), v.maxLength(LONGEST_TEXT)),
        before: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_TEXT))), null),
      }),
    ),
    v.maxLength(5),
  ),
});

export type OnboardingGoalsInput = v.InferOutput<typeof onboardingGoalsInputSchema>;

/** The texts are those of the goals now. An empty text belongs to a deleted goal. */
export const onboardingGoalsAnswerSchema = v.object({
  goals: v.array(v.object({ key: v.string(), text: v.string() })),
});

export const decodeOnboardingGoals = (raw: unknown) =>
  v.parse(onboardingGoalsAnswerSchema, raw).goals;
