import { categoriesOf, type Category, type Transaction } from '@halyard/shared-contracts/finance';

// Implements P1-9-10.
const CHIPS = 8;

interface CategoryChip {
  readonly value: Category | 'all';
  readonly label: string;
}

export function categoryChips(
  transactions: readonly Transaction[],
  chosen: Category | 'all',
): CategoryChip[] {
  const present = [...new Set(transactions.flatMap(categoriesOf))].sort();
  const first = present.slice(0, CHIPS);
  const extra = chosen === 'all' || first.includes(chosen) ? [] : [chosen];
  return [
    { value: 'all', label: 'All' },
    ...[...first, ...extra].map((category) => ({ value: category, label: category })),
  ];
}
