import {
  BUDGET_GROUPS,
  type BuiltInCategory,
  builtInFacts,
  type BuiltInKey,
  CATEGORIES,
  type Category,
  type CategoryFacts,
  type CategoryKey,
  categoryKey,
  categoryOfKey,
  type CategoryKind,
  isBuiltIn,
  isBuiltInKey,
} from '../category';
import type { CategoryHue, CategoryIconName } from './look';

/** A category as one user has it: a built-in one with their changes, or their own. */
export interface UserCategory {
  /** The key of a built-in category, or the id of an own one; budgets use it too. */
  readonly id: CategoryKey;
  readonly name: Category;
  readonly kind: CategoryKind;
  /** One of `BUDGET_GROUPS` or the user's own; null for income and transfers, which have no budget. */
  readonly group: string | null;
  /** Null for the standard look. */
  readonly color: CategoryHue | null;
  readonly icon: CategoryIconName | null;
  readonly builtIn: boolean;
  /** A hidden category counts as before and is not offered. */
  readonly hidden: boolean;
  /** Its place in the list. */
  readonly order: number;
}

/** Anything in a category, such as a row; `custom` is there if the user has changed categories. */
export interface Categorized {
  readonly category: Category;
  readonly custom?: UserCategory | undefined;
}

export const BUILT_IN_CATEGORIES: readonly UserCategory[] = CATEGORIES.map((name, order) => ({
  id: categoryKey(name),
  name,
  kind: builtInFacts(name).kind,
  group: builtInFacts(name).budgetGroup,
  color: null,
  icon: null,
  builtIn: true,
  hidden: false,
  order,
}));

const FIXED: ReadonlySet<CategoryKey> = new Set<BuiltInKey>([
  'other',
  'transfer',
  'savings',
  'investments',
  'loan_interest',
  'fees',
]);

/** Whether Halyard itself gives a category to rows; then what it is, is not the user's choice (P3-A4-10). */
export const isFixedCategory = (id: CategoryKey): boolean => FIXED.has(id);

/** The list after a category moved to a place of it; those between move by one. */
export function withCategoryAt(
  categories: readonly UserCategory[],
  id: CategoryKey,
  place: number,
): UserCategory[] {
  const moved = categories.filter((each) => each.id === id);
  const others = categories.filter((each) => each.id !== id);
  return others.toSpliced(place, 0, ...moved).map((each, order) => ({ ...each, order }));
}

/** The group of a category that names none. */
export function standardGroup(kind: CategoryKind): string | null {
  if (kind === 'expense') return 'variable';
  return kind === 'saving' ? 'savings' : null;
}

/** A category as a row of it has it. */
export const inCategory = (custom: UserCategory): Categorized =>
  BUILT_IN_CATEGORIES.includes(custom)
    ? { category: custom.name }
    : { category: custom.name, custom };

/** Which built-in category this is, whatever its name; null for an own one. */
export function originOf({ category, custom }: Categorized): BuiltInCategory | null {
  if (custom) return custom.builtIn && isBuiltInKey(custom.id) ? categoryOfKey(custom.id) : null;
  return isBuiltIn(category) ? category : null;
}

/** Also by the first name of a built-in category that the user renamed, as links have it. */
export const isOfCategory = (row: Categorized, category: Category): boolean =>
  row.category === category || (row.custom !== undefined && originOf(row) === category);

export const keyOf = ({ category, custom }: Categorized): CategoryKey =>
  custom?.id ?? categoryKey(category);

/** What a category is. A name that is neither built in nor the user's is 'Other'. */
export function categoryFacts(of: Categorized): CategoryFacts {
  const origin = originOf(of);
  const standard = builtInFacts(origin ?? 'Other');
  if (!of.custom) return standard;
  const { kind, group } = of.custom;
  const isSame = origin !== null && kind === standard.kind;
  const isPurchase = isSame ? standard.isPurchase : kind === 'expense' && group !== 'fixed';
  return { kind, budgetGroup: group, isPurchase };
}

/** The categories that can have a budget, in the order of its table. */
export const budgetable = (categories: readonly UserCategory[]): UserCategory[] =>
  categories.filter(({ group }) => group !== null);

/** Part 2's three groups, then the user's own. */
export const budgetGroups = (categories: readonly UserCategory[]): string[] => [
  ...new Set([...BUDGET_GROUPS, ...budgetable(categories).map(({ group }) => group ?? '')]),
];

/** The categories to choose from, by name; `chosen` is among them even if it is hidden. */
export const offered = (
  categories: readonly UserCategory[],
  chosen: Category | null,
): readonly UserCategory[] =>
  categories
    .filter(({ hidden, name }) => !hidden || name === chosen)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** The categories of a user by name, to look up those of rows; none if the user has changed nothing. */
export function byName(categories: readonly UserCategory[]): ReadonlyMap<Category, UserCategory> {
  if (categories === BUILT_IN_CATEGORIES) return new Map();
  return new Map(categories.map((each) => [each.name, each]));
}
