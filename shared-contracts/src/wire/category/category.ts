import * as v from 'valibot';
import { BUILT_IN_CATEGORIES, byName, type Categorized, type UserCategory } from '../../finance';
import { categoryColor, categoryIcon, categoryKind } from './category-fields';

const categoryWire = {
  id: v.string(),
  name: v.string(),
  kind: categoryKind,
  group: v.nullable(v.string()),
  color: categoryColor,
  icon: categoryIcon,
  builtIn: v.boolean(),
  hidden: v.boolean(),
  order: v.number(),
};

export const categoryWireSchema = v.object(categoryWire);

export const categoriesAnswerSchema = v.object({ categories: v.array(categoryWireSchema) });

export const decodeCategories = (raw: unknown): readonly UserCategory[] =>
  v.parse(categoriesAnswerSchema, raw).categories;

/** Answers with categories have this field. It is left out if the user changed no category. */
export const userCategories = { user_categories: v.optional(v.array(categoryWireSchema)) };

interface WithUserCategories {
  readonly user_categories?: UserCategory[] | undefined;
}

export const encodeUserCategories = (categories: readonly UserCategory[]): WithUserCategories =>
  categories === BUILT_IN_CATEGORIES ? {} : { user_categories: [...categories] };

export function decodeUserCategories({ user_categories }: WithUserCategories) {
  return user_categories ?? BUILT_IN_CATEGORIES;
}

/** Returns a function that finds what the user changed about the category of a row. */
export function customIn(
  categories: readonly UserCategory[],
): (category: Categorized['category']) => Pick<Categorized, 'custom'> {
  const known = byName(categories);
  return (category) => {
    const custom = known.get(category);
    return custom ? { custom } : {};
  };
}

export const categoryUseSchema = v.object({
  transactions: v.number(),
  budgets: v.number(),
  rules: v.number(),
});

export type CategoryUse = v.InferOutput<typeof categoryUseSchema>;

export const categoryChangedSchema = v.object({
  ...categoryWire,
  changeId: v.optional(v.string()),
});

export const categoryRemovedSchema = v.object({
  changeId: v.string(),
  changed: categoryUseSchema,
});
