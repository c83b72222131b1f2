import * as v from 'valibot';
import { isCategoryName } from '../../finance';
import { categoryColor, categoryIcon, categoryKind } from './category-fields';

const nameInput = v.pipe(
  v.string(),
  v.trim(),
  v.check(isCategoryName, 'a name of at most 40 letters in one line'),
);

const MOST_PLACES = 10_000;

const input = {
  name: nameInput,
  kind: categoryKind,
  /** It is fixed, variable, savings, or the user's own. Income and transfers ignore it. */
  group: v.nullable(nameInput),
  color: categoryColor,
  icon: categoryIcon,
};

export const categoryInputSchema = v.object({
  name: input.name,
  kind: input.kind,
  group: v.optional(input.group, null),
  color: v.optional(categoryColor, null),
  icon: v.optional(categoryIcon, null),
});

export type CategoryInput = v.InferOutput<typeof categoryInputSchema>;

/** `mergeInto` moves everything of the category to another one, which is the answer. */
export const categoryPatchSchema = v.partial(
  v.object({
    ...input,
    hidden: v.boolean(),
    order: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PLACES)),
    mergeInto: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  }),
);

export type CategoryPatch = v.InferOutput<typeof categoryPatchSchema>;
