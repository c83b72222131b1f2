import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Measure, Subject } from '@halyard/shared-contracts/wire';
import type { QuestionParts } from '../../question-parts';

const SHOPS = new Set(['shop', 'shops', 'store', 'stores']);

const DIVIDES = new Set(['by', 'per', 'each', 'every']);

/** People buy in shops what belongs to these categories. */
const OF_SHOPS = new Set<string>([
  'Groceries',
  'Gas',
  'Shopping',
  'Medical',
  'Home',
  'Personal Care',
  'Pets',
  'Dining Out',
]);

/** 'My top shops' asks for no lender and no insurer. */
export function ofShops(
  { tokens: { words }, split, without }: QuestionParts,
  measure: Measure,
  { transactions }: FinancialData,
): Subject[] {
  const isOfShops = measure === 'spending' && split === 'merchant' && without.length === 0;
  // 'Spending by store' divides all of it.
  const isNamed = words.some((word, at) => SHOPS.has(word) && !DIVIDES.has(words[at - 1] ?? ''));
  if (!isOfShops || !isNamed) return [];
  const found = new Set(transactions.map(({ category }) => category));
  return [...found]
    .filter((category) => OF_SHOPS.has(category))
    .toSorted()
    .map((name) => ({ kind: 'category', name }));
}
