import * as v from 'valibot';
import {
  BUILT_IN_CATEGORIES,
  byName,
  type Categorized,
  CATEGORY_HUES,
  CATEGORY_ICONS,
  isCategoryName,
  type UserCategory,
} from '../finance';

const kind = v.picklist(['income', 'expense', 'saving', 'transfer']);
const color = v.nullable(v.picklist(CATEGORY_HUES));
const icon = v.nullable(v.picklist(CATEGORY_ICONS));

const categoryWire = {
  id: v.string(),
  name: v.string(),
  kind,
  group: v.nullable(v.string()),
  color,
  icon,
  builtIn: v.boolean(),
  hidden: v.boolean(),
  order: v.number(),
};

export const categoryWireSchema = v.object(categoryWire);

export const categoriesAnswerSchema = v.object({ categories: v.array(categoryWireSchema) });

export const decodeCategories = (raw: unknown): readonly UserCategory[] =>
  v.parse(categoriesAnswerSchema, raw).categories;

/** In the answers whose rows have categories; left out if the user changed none. */
export const userCategories = { user_categories: v.optional(v.array(categoryWireSchema)) };

interface WithUserCategories {
  readonly user_categories?: UserCategory[] | undefined;
}

export const encodeUserCategories = (categories: readonly UserCategory[]): WithUserCategories =>
  categories === BUILT_IN_CATEGORIES ? {} : { user_categories: [...categories] };

export function decodeUserCategories({ user_categories }: WithUserCategories) {
  return user_categories ?? BUILT_IN_CATEGORIES;
}

/** Looks up what the user changed about the category of a row. */
export function customIn(
  categories: readonly UserCategory[],
): (category: Categorized['category']) => Pick<Categorized, 'custom'> {
  const known = byName(categories);
  return (category) => {
    const custom = known.get(category);
    return custom ? { custom } : {};
  };
}

const nameInput = v.pipe(
  v.string(),
  v.trim(),
  v.check(isCategoryName, 'a name of at most 40 letters in one line'),
);

const MOST_PLACES = 10_000;

const input = {
  name: nameInput,
  kind,
  /** fixed, variable, savings, or the user's own; ignored for income and transfers. */
  group: v.nullable(nameInput),
  color,
  icon,
};

export const categoryInputSchema = v.object({
  name: input.name,
  kind: input.kind,
  group: v.optional(input.group, null),
  color: v.optional(color, null),
  icon: v.optional(icon, null),
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

export const categoryUseSchema = v.object({
  transactions: v.number(),
  budgets: v.number(),
  rules: v.number(),
});

/** How much is in a category. */
export type CategoryUse = v.InferOutput<typeof categoryUseSchema>;

export const categoryChangedSchema = v.object({
  ...categoryWire,
  changeId: v.optional(v.string()),
});

export const categoryRemovedSchema = v.object({
  changeId: v.string(),
  changed: categoryUseSchema,
});

export const undoneSchema = v.object({ undone: v.number() });
