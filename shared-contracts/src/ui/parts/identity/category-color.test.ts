import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORIES } from '../../../finance';
import { categoryColor } from './category-color';

const tokens = readFileSync(join(__dirname, '../../tokens.css'), 'utf8');

it.each(CATEGORIES)('gives %s a color that the tokens define', (category) => {
  const name = /var\((.*)\)/.exec(categoryColor(category))?.[1];
  expect(tokens).toContain(`${name}: light-dark(`);
});

it('uses all twenty-four hues', () => {
  const hues = CATEGORIES.map((category) => categoryColor(category)).filter((color) =>
    color.includes('--category-'),
  );
  expect(new Set(hues).size).toBe(24);
});

it('leaves only transfers and the rest without a hue', () => {
  const neutral = CATEGORIES.filter((category) => categoryColor(category).includes('neutral'));
  expect(neutral).toEqual(['Transfer', 'Other']);
});
