import { CATEGORIES, CATEGORY_KEYS, categoryKey, categoryOfKey, toCategory } from './category';

describe('categories', () => {
  it('have one key each, which maps back to the category', () => {
    expect(new Set(CATEGORY_KEYS).size).toBe(CATEGORIES.length);
    for (const category of CATEGORIES) expect(categoryOfKey(categoryKey(category))).toBe(category);
    expect(categoryKey('Dining Out')).toBe('dining_out');
  });

  it.each([
    ['Dining Out', 'Dining Out'],
    ['dining out', 'Other'],
    ['', 'Other'],
    ['toString', 'Other'],
  ])('reads %j as %s', (text, category) => {
    expect(toCategory(text)).toBe(category);
  });
});
