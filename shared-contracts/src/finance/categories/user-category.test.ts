import { categoryBook } from './category-book';
import {
  BUILT_IN_CATEGORIES,
  budgetGroups,
  byName,
  categoryFacts,
  inCategory,
  isFixedCategory,
  isOfCategory,
  keyOf,
  offered,
  originOf,
  standardGroup,
  type UserCategory,
  withCategoryAt,
} from './user-category';

const base = {
  name: null,
  kind: null,
  group: null,
  color: null,
  icon: null,
  hidden: false,
  order: null,
  mergedInto: null,
} as const;
const book = categoryBook([
  { ...base, id: 'groceries', name: 'Food' },
  { ...base, id: 'rent', hidden: true },
  { ...base, id: 'c1', name: 'Vinyl', kind: 'expense', group: 'Hobbies' },
  { ...base, id: 'c2', name: 'Lease', kind: 'expense', group: 'fixed' },
  { ...base, id: 'c3', name: 'Gigs', kind: 'income' },
]);
const found = (id: string): UserCategory => {
  const category = book.find(id);
  if (!category) throw new Error(`there is no ${id}`);
  return category;
};
const rowIn = (id: string) => ({ category: found(id).name, custom: found(id) });

it.each([
  ['other', true],
  ['loan_interest', true],
  ['groceries', false],
  ['c1', false],
])('the user may not change what %s is: %s', (id, isFixed) => {
  expect(isFixedCategory(id)).toBe(isFixed);
});

it('a category that moves to a place pushes the others by one', () => {
  const three = BUILT_IN_CATEGORIES.slice(0, 3);
  const [a, b, c] = three.map(({ id }) => id);
  const moved = withCategoryAt(three, c ?? '', 0);
  expect(moved.map(({ id, order }) => [id, order])).toEqual([
    [c, 0],
    [a, 1],
    [b, 2],
  ]);
});

it.each([
  ['expense', 'variable'],
  ['saving', 'savings'],
  ['income', null],
  ['transfer', null],
] as const)('%s belongs to the group %s where no group is named', (kind, group) => {
  expect(standardGroup(kind)).toBe(group);
});

it('a row of a built-in category has only its name, and one of a changed category has its facts, too', () => {
  const [first] = BUILT_IN_CATEGORIES;
  expect(first && inCategory(first)).toEqual({ category: first?.name });
  expect(inCategory(found('c1'))).toEqual({ category: 'Vinyl', custom: found('c1') });
});

it.each([
  ['groceries', 'Groceries'],
  ['c1', null],
])('the origin of a row in %s is %s', (id, origin) => {
  expect(originOf(rowIn(id))).toBe(origin);
});

it('an unchanged row has the built-in category that it names as its origin', () => {
  expect(originOf({ category: 'Rent' })).toBe('Rent');
  expect(originOf({ category: 'Vinyl' })).toBeNull();
  expect([keyOf({ category: 'Rent' }), keyOf(rowIn('c1'))]).toEqual(['rent', 'c1']);
});

it.each([
  ['Food', true],
  ['Groceries', true],
  ['Rent', false],
])('a link to %s shows the rows of the renamed groceries: %s', (name, isShown) => {
  expect(isOfCategory(rowIn('groceries'), name)).toBe(isShown);
});

it.each([
  ['groceries', { kind: 'expense', budgetGroup: 'variable', isPurchase: true }],
  ['c1', { kind: 'expense', budgetGroup: 'Hobbies', isPurchase: true }],
  ['c2', { kind: 'expense', budgetGroup: 'fixed', isPurchase: false }],
  ['c3', { kind: 'income', budgetGroup: null, isPurchase: false }],
])('the category %s has the facts %j', (id, facts) => {
  expect(categoryFacts(rowIn(id))).toEqual(facts);
});

it('an unknown name counts as Other', () => {
  expect(categoryFacts({ category: 'Nobody knows' })).toEqual(categoryFacts({ category: 'Other' }));
});

it('the groups of the budget are the three of the specification, then those of the user', () => {
  expect(budgetGroups(book.categories).at(-1)).toBe('Hobbies');
  expect(budgetGroups(BUILT_IN_CATEGORIES)).toHaveLength(3);
});

it('a hidden category is offered only where it was chosen before', () => {
  const names = (chosen: string | null) => offered(book.categories, chosen).map(({ name }) => name);
  expect(names(null)).not.toContain('Rent');
  expect(names('Rent')).toContain('Rent');
  expect(names(null)).toEqual(names(null).toSorted());
});

it('a user who changed nothing has no names to look up', () => {
  expect(byName(BUILT_IN_CATEGORIES).size).toBe(0);
  expect(byName(book.categories).get('Food')?.id).toBe('groceries');
});
