import { BUILT_IN_CATEGORIES } from './user-category';
import { categorized, categoryBook, categoryNamed, type StoredCategory } from './category-book';

const stored = (id: string, part: Partial<StoredCategory> = {}): StoredCategory => ({
  id,
  name: null,
  kind: null,
  group: null,
  color: null,
  icon: null,
  hidden: false,
  order: null,
  mergedInto: null,
  ...part,
});
const own = (id: string, name: string, part: Partial<StoredCategory> = {}) =>
  stored(id, { name, kind: 'expense', ...part });

describe('the categories of a user who changed none', () => {
  const book = categoryBook([]);

  it('are the built-in ones', () => {
    expect(book.categories).toBe(BUILT_IN_CATEGORIES);
    expect(book.find('groceries')?.name).toBe('Groceries');
    expect(book.find('nothing')).toBeNull();
  });

  it.each([
    ['Groceries', 'Groceries'],
    ['something else', 'Other'],
  ])('give a row of %s the name %s', (text, category) => {
    expect(book.resolve(text)).toEqual({ category });
  });
});

describe('a changed category', () => {
  it.each<[string, Partial<StoredCategory>, object]>([
    ['has a new name', { name: 'Food' }, { name: 'Food', kind: 'expense', group: 'variable' }],
    ['has its own look', { color: 'teal' as never, icon: 'car' as never }, { color: 'teal' }],
    ['is hidden', { hidden: true }, { hidden: true, name: 'Groceries' }],
    ['has a group of the user', { group: 'Home' }, { group: 'Home' }],
    ['becomes income without a group', { kind: 'income' }, { kind: 'income', group: null }],
    ['becomes saving in its group', { kind: 'saving' }, { kind: 'saving', group: 'savings' }],
    [
      'becomes income, whatever group is stored',
      { kind: 'income', group: 'Home' },
      { group: null },
    ],
  ])('%s', (_, part, expected) => {
    expect(categoryBook([stored('groceries', part)]).find('groceries')).toMatchObject(expected);
  });

  it('has the place that the user gave it', () => {
    const { categories } = categoryBook([stored('groceries', { order: -1 })]);
    expect(categories[0]?.id).toBe('groceries');
    expect(categories.map(({ order }) => order)).toEqual(categories.map((_, order) => order));
  });
});

describe('a category that the user made', () => {
  it('comes after the built-in ones, as an expense in the variable group', () => {
    const { categories } = categoryBook([own('c1', 'Vinyl')]);
    expect(categories.at(-1)).toMatchObject({
      id: 'c1',
      name: 'Vinyl',
      kind: 'expense',
      group: 'variable',
      builtIn: false,
    });
  });

  it('has its id as a name if its name is lost', () => {
    expect(categoryBook([stored('c1')]).find('c1')?.name).toBe('c1');
  });

  it('gets a number if another category already has its name', () => {
    const rows = [own('c1', 'Vinyl'), own('c2', 'vinyl '), own('c3', 'Vinyl')];
    const names = categoryBook(rows)
      .categories.slice(-3)
      .map(({ name }) => name);
    expect(names).toEqual(['Vinyl', 'vinyl  (2)', 'Vinyl (3)']);
  });

  it('gives its rows its name', () => {
    const { resolve } = categoryBook([own('c1', 'Vinyl')]);
    expect(resolve('c1')).toMatchObject({ category: 'Vinyl', custom: { id: 'c1' } });
    expect(resolve('c2')).toMatchObject({ category: 'Other', custom: { id: 'other' } });
  });
});

describe('a merged category', () => {
  it('gives its rows to the last category after several merges', () => {
    const book = categoryBook([
      own('c1', 'Vinyl', { mergedInto: 'c2' }),
      own('c2', 'Music', { mergedInto: 'entertainment' }),
    ]);
    expect(book.find('c1')?.name).toBe('Entertainment');
    expect(book.resolve('c2')).toMatchObject({ category: 'Entertainment' });
    expect(book.categories.some(({ id }) => id === 'c1' || id === 'c2')).toBe(false);
  });

  it('becomes Other if a restored copy contains a circle', () => {
    const book = categoryBook([
      own('c1', 'Vinyl', { mergedInto: 'c2' }),
      own('c2', 'Music', { mergedInto: 'c1' }),
    ]);
    expect(book.find('c1')?.id).toBe('other');
  });

  it('leads to no category if the other one is missing, and its rows become Other', () => {
    const book = categoryBook([own('c1', 'Vinyl', { mergedInto: 'gone' })]);
    expect(book.find('c1')).toBeNull();
    expect(book.resolve('c1').category).toBe('Other');
  });

  it('leaves rows in Other even if Other itself was merged into a missing category', () => {
    const book = categoryBook([stored('other', { mergedInto: 'gone' })]);
    expect(book.resolve('anything')).toEqual({ category: 'Other' });
  });
});

it('a row with the facts of its category stays the same, and another row gets them', () => {
  const book = categoryBook([own('c1', 'Vinyl')]);
  const row = categorized({ category: 'c1' }, book);
  expect(row).toMatchObject({ category: 'Vinyl', custom: { id: 'c1' } });
  expect(categorized(row, book)).toBe(row);
});

it.each([
  ['FOOD', 'groceries'],
  ['Groceries', 'groceries'],
  ['c1', 'c1'],
  [' vi nyl', 'c1'],
  ['an unknown name', undefined],
])('the name %j stands for the category %s', (text, id) => {
  const book = categoryBook([stored('groceries', { name: 'Food' }), own('c1', 'Vinyl')]);
  expect(categoryNamed(book, text)?.id).toBe(id);
});

it('a row stays the same object for a user without own categories', () => {
  const [known, unknown] = [{ category: 'Groceries' }, { category: 'c1' }];
  expect(categorized(known, categoryBook([]))).toBe(known);
  expect(categorized(unknown, categoryBook([]))).toEqual({ category: 'Other' });
});
