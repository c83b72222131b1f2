import { categoryBook, isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { financialData, transaction } from '@halyard/shared-contracts/testing/builders';
import { understand } from '../understand';

const stored = {
  group: null,
  color: null,
  icon: null,
  hidden: false,
  order: null,
  mergedInto: null,
};
const book = categoryBook([
  { ...stored, id: 'category-1', name: 'Coffee beans', kind: 'expense' },
  { ...stored, id: 'dining_out', name: 'Feasts', kind: null },
]);
const row = (category: string) =>
  transaction({ ...book.resolve(category), date: isoDate('2025-06-03'), amount: cents(-900) });
const data = financialData({
  categories: book.categories,
  transactions: [row('category-1'), row('Dining Out')],
});

// Covers P3-A4-5.
it.each([
  ['how much on coffee beans?', 'Coffee beans'],
  ['How much did I spend on Coffee Beans in June?', 'Coffee beans'],
  ['how much on feasts?', 'Feasts'],
  ['how much on restaurants?', 'Feasts'],
  ['how much on dining out?', 'Feasts'],
])('understands %j', (question, name) => {
  expect(understand(question, data)).toMatchObject({
    kind: 'query',
    query: { measure: 'spending', subjects: [{ kind: 'category', name }] },
  });
});
