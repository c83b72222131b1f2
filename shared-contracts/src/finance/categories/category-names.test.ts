import { categoryAddress, categoryAt } from './address';
import { isCategoryName } from './name';
import { isReserved, nameKey } from './reserved-name';

describe('a name of a category', () => {
  it.each([
    ['Vinyl', true],
    ['a'.repeat(40), true],
    ['a'.repeat(41), false],
    ['', false],
    ['\u200d\u0301', false],
    ['two\nlines', false],
    ['turned \u202e around', false],
    ['☕', true],
  ])('%j is allowed: %s', (name, isAllowed) => {
    expect(isCategoryName(name)).toBe(isAllowed);
  });

  it.each([
    ['Pet  care', 'PetCare'],
    ['Gifts & Donations', 'gifts and donations'],
    ['Ｖinyl', 'vinyl'],
    ['Vi\u200bnyl', 'Vinyl'],
  ])('%j is the same as %j', (a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
  });

  it.each([
    ['Rent', 'c1', true],
    ['rent', 'rent', false],
    ['Rent', 'groceries', true],
    ['All', 'c1', true],
    ['others', 'c1', true],
    ['Vinyl', 'c1', false],
  ])('%j for the category %s is reserved: %s', (name, id, reserved) => {
    expect(isReserved(name, id)).toBe(reserved);
  });
});

describe('the address of a category', () => {
  it.each([
    ['Dining Out', 'dining_out'],
    ['Vinyl & co', '.Vinyl & co'],
  ])('of %s is %s, and leads back to it', (category, address) => {
    expect(categoryAddress(category)).toBe(address);
    expect(categoryAt(address)).toBe(category);
  });

  it.each([
    ['Dining Out', 'Dining Out'],
    ['.', undefined],
    [`.${'a'.repeat(41)}`, undefined],
    ['nothing', undefined],
    [null, undefined],
  ])('%j means %s', (text, category) => {
    expect(categoryAt(text)).toBe(category);
  });
});
