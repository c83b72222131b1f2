import { CATEGORIES, CATEGORY_KEYS, categoryKey, categoryOfKey, toCategory } from './category';

describe('categories', () => {
  it('have one key each, which maps back to the category', () => {
    expect(new Set(CATEGORY_KEYS).size).toBe(CATEGORIES.length);
    for (const category of CATEGORIES) expect(categoryOfKey(categoryKey(category))).toBe(category);
    expect(categoryKey('Dining Out')).toBe('dining_out');
  });

  // Covers P3-A4-1.
  it('include the 21 of parts 1 and 2 and 18 more', () => {
    const more =
      'Mortgage, Childcare, Medical, Fitness, Insurance, Home, Personal Care, Education, Pets, ' +
      'Gifts & Donations, Taxes, Fees, Loan Interest, Insurance Payout, Interest Income, ' +
      'Dividends, Benefits, Pension';
    expect(CATEGORIES).toEqual(expect.arrayContaining(more.split(', ')));
    expect(CATEGORIES).toHaveLength(39);
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
