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

export interface UserCategory {
  /** It is the key of a built-in category, or the id of one that the user made. */
  readonly id: CategoryKey;
  readonly name: Category;
  readonly kind: CategoryKind;
  /** It is one of `BUDGET_GROUPS` or the user's own group, and null for income and transfers. */
  readonly group: string | null;
  readonly color: CategoryHue | null;
  readonly icon: CategoryIconName | null;
  readonly builtIn: boolean;
  /** A hidden category still counts but is not offered. */
  readonly hidden: boolean;
  readonly order: number;
}

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

/** Halyard itself assigns these categories, so the user cannot change what they mean (P3-A4-10). */
export const isFixedCategory = (id: CategoryKey): boolean => FIXED.has(id);

/** Moves a category to `place` in the list. Those in between move by one. */
export function withCategoryAt(
  categories: readonly UserCategory[],
  id: CategoryKey,
  place: number,
): UserCategory[] {
  const moved = categories.filter((each) => each.id === id);
  const others = categories.filter((each) => each.id !== id);
  return others.toSpliced(place, 0, ...moved).map((each, order) => ({ ...each, order }));
}

export function standardGroup(kind: CategoryKind): string | null {
  if (kind === 'expense') return 'variable';
  return kind === 'saving' ? 'savings' : null;
}

export const inCategory = (custom: UserCategory): Categorized =>
  BUILT_IN_CATEGORIES.includes(custom)
    ? { category: custom.name }
    : { category: custom.name, custom };

/** Returns the built-in category, which the user may have renamed, or null for one that the user made. */
export function originOf({ category, custom }: Categorized): BuiltInCategory | null {
  if (custom) return custom.builtIn && isBuiltInKey(custom.id) ? categoryOfKey(custom.id) : null;
  return isBuiltIn(category) ? category : null;
}

/** Also matches the original name of a renamed category, because older links have it. */
export const isOfCategory = (row: Categorized, category: Category): boolean =>
  row.category === category || (row.custom !== undefined && originOf(row) === category);

export const keyOf = ({ category, custom }: Categorized): CategoryKey =>
  custom?.id ?? categoryKey(category);

/** A name that is neither built in nor the user's own counts as 'Other'. */
export function categoryFacts(of: Categorized): CategoryFacts {
  const origin = originOf(of);
  const standard = builtInFacts(origin ?? 'Other');
  if (!of.custom) return standard;
  const { kind, group } = of.custom;
  const isSame = origin !== null && kind === standard.kind;
  const isPurchase = isSame ? standard.isPurchase : kind === 'expense' && group !== 'fixed';
  return { kind, budgetGroup: group, isPurchase };
}

/** Returns the categories that can have a budget, in the order of the budget's table. */
export const budgetable = (categories: readonly UserCategory[]): UserCategory[] =>
  categories.filter(({ group }) => group !== null);

/** Returns the three groups of part 2, then those that the user made. */
export const budgetGroups = (categories: readonly UserCategory[]): string[] => [
  ...new Set([...BUDGET_GROUPS, ...budgetable(categories).map(({ group }) => group ?? '')]),
];

export const offered = (
  categories: readonly UserCategory[],
  chosen: Category | null,
): readonly UserCategory[] =>
  categories
    .filter(({ hidden, name }) => !hidden || name === chosen)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** The map is empty if the user has changed nothing. */
export function byName(categories: readonly UserCategory[]): ReadonlyMap<Category, UserCategory> {
  if (categories === BUILT_IN_CATEGORIES) return new Map();
  return new Map(categories.map((each) => [each.name, each]));
}
