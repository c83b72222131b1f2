import { type Category, categoryKey, isBuiltIn } from '../category';
import { nameKey } from './reserved-name';
import {
  BUILT_IN_CATEGORIES,
  type Categorized,
  standardGroup,
  type UserCategory,
} from './user-category';

/** Null means that the value is unchanged. A user's own category always has a name and a kind. */
export interface StoredCategory {
  readonly id: string;
  readonly name: string | null;
  readonly kind: UserCategory['kind'] | null;
  readonly group: string | null;
  readonly color: UserCategory['color'];
  readonly icon: UserCategory['icon'];
  readonly hidden: boolean;
  readonly order: number | null;
  readonly mergedInto: string | null;
}

export interface CategoryBook {
  readonly categories: readonly UserCategory[];
  /** Reads the name of a built-in category or the id of an own one. Other texts become 'Other'. */
  readonly resolve: (stored: string) => Categorized;
  /** Follows merges and returns null for an unknown id. */
  readonly find: (id: string) => UserCategory | null;
}

const ORDER_OF_OWN = BUILT_IN_CATEGORIES.length;

function changed(category: UserCategory, stored: StoredCategory | undefined): UserCategory {
  if (!stored) return category;
  const kind = stored.kind ?? category.kind;
  const before = kind === category.kind ? category.group : null;
  return {
    ...category,
    name: stored.name ?? category.name,
    kind,
    group: standardGroup(kind) === null ? null : (stored.group ?? before ?? standardGroup(kind)),
    color: stored.color ?? category.color,
    icon: stored.icon ?? category.icon,
    hidden: stored.hidden,
    order: stored.order ?? category.order,
  };
}

const ownCategory = (stored: StoredCategory): UserCategory =>
  changed(
    {
      id: stored.id,
      name: stored.id,
      kind: 'expense',
      group: 'variable',
      color: null,
      icon: null,
      builtIn: false,
      hidden: false,
      order: ORDER_OF_OWN,
    },
    stored,
  );

/** Numbers repeated names. When a visitor creates an account, both sides may have a category of the same name. */
function numbered(categories: readonly UserCategory[]): UserCategory[] {
  const used = new Set<string>();
  return categories.map((each) => {
    let name = each.name;
    for (let number = 2; used.has(nameKey(name)); number += 1) name = `${each.name} (${number})`;
    used.add(nameKey(name));
    return name === each.name ? each : { ...each, name };
  });
}

/** Follows merges to the last category. A restored copy may contain a circle, which becomes 'Other'. */
function endOf(id: string, merged: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  let end = id;
  for (let next = merged.get(end); next !== undefined; next = merged.get(end)) {
    if (seen.has(end)) return 'other';
    seen.add(end);
    end = next;
  }
  return end;
}

const STANDARD: CategoryBook = {
  categories: BUILT_IN_CATEGORIES,
  resolve: (stored) => ({ category: isBuiltIn(stored) ? stored : 'Other' }),
  find: (id) => BUILT_IN_CATEGORIES.find((each) => each.id === id) ?? null,
};

const byOrder = (a: UserCategory, b: UserCategory): number => a.order - b.order;

export function categoryBook(rows: readonly StoredCategory[]): CategoryBook {
  if (rows.length === 0) return STANDARD;
  const stored = new Map(rows.map((row) => [row.id, row]));
  const standard = new Set(BUILT_IN_CATEGORIES.map(({ id }) => id));
  const merged = new Map(
    rows.flatMap(({ id, mergedInto }) => (mergedInto === null ? [] : [[id, mergedInto] as const])),
  );
  const all = [
    ...BUILT_IN_CATEGORIES.map((each) => changed(each, stored.get(each.id))),
    ...rows.filter(({ id }) => !standard.has(id)).map(ownCategory),
  ];
  const categories = numbered(all.filter(({ id }) => !merged.has(id)))
    .sort(byOrder)
    .map((each, order) => ({ ...each, order }));
  const byId = new Map(categories.map((each) => [each.id, each]));
  const find = (id: string) => byId.get(endOf(id, merged)) ?? null;
  const other = byId.get('other');
  const resolve = (text: string): Categorized => {
    const custom = find(isBuiltIn(text) ? categoryKey(text) : text) ?? other;
    return custom ? { category: custom.name, custom } : { category: 'Other' };
  };
  return { categories, resolve, find };
}

/** Adds the name and the facts of its category to a row. A row that has them stays the same object. */
export function categorized<Row extends Categorized>(row: Row, { resolve }: CategoryBook): Row {
  if (row.custom) return row;
  const found = resolve(row.category);
  return found.custom || found.category !== row.category ? { ...row, ...found } : row;
}

/** Finds a category by its id, its present name, or the name of the built-in one. */
export function categoryNamed(book: CategoryBook, text: Category): UserCategory | null {
  const key = nameKey(text);
  const named = book.categories.find(({ name }) => nameKey(name) === key);
  return named ?? book.find(isBuiltIn(text) ? categoryKey(text) : text);
}
