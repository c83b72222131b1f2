import { CATEGORIES } from '../../category';
import { fileCategory } from './file-category';

describe('fileCategory', () => {
  it.each([
    ['Food & Drink', 'Dining Out'],
    ['Supermarkets', 'Groceries'],
    ['Restaurant-Restaurant', 'Dining Out'],
    ['Travel/ Entertainment', 'Travel'],
    ['Gas/Automotive', 'Gas'],
    ['BILLS_AND_SERVICES', 'Utilities'],
    ['EATING_OUT', 'Dining Out'],
    ['Bars & Restaurants', 'Dining Out'],
    ['Mortgage & Rent', 'Rent'],
    ['Credit Card Payment', 'Transfer'],
    ['Paycheck', 'Salary'],
    ['Food:Groceries', 'Groceries'],
    ['Groceries:Organic', 'Groceries'],
    ['Café', null],
    ['General', null],
    ['Other', null],
    ['', null],
  ])('reads “%s” as %s', (name, category) => {
    expect(fileCategory(name)?.category ?? null).toBe(category);
  });

  it.each([
    ['Bills & Utilities', true],
    ['Merchandise', true],
    ['Gas & Electricity', false],
    ['Groceries', false],
  ])('knows whether “%s” holds several categories: %s', (name, isGeneral) => {
    expect(fileCategory(name)?.isGeneral).toBe(isGeneral);
  });

  it('reads the name of each built-in category except “Other”', () => {
    const others = CATEGORIES.filter((category) => category !== 'Other');
    expect(others.map((category) => fileCategory(category)?.category)).toEqual(others);
  });
});
