import { countWords } from '@halyard/shared-contracts/finance';
import type { CategoryUse, UserChange } from '@halyard/shared-contracts/wire';

/** An example is "12 transactions and 1 budget". */
export function contentsWords({ transactions, budgets, rules }: CategoryUse): string {
  const parts = [
    transactions > 0 && countWords(transactions, 'transaction'),
    budgets > 0 && countWords(budgets, 'budget'),
    rules > 0 && countWords(rules, 'rule'),
  ].filter((part) => part !== false);
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ');
}

const CHANGES: Readonly<Record<string, string>> = {
  'category-merged': 'Merged',
  'category-deleted': 'Deleted',
  'merchant-renamed': 'Renamed',
  'rule-applied': 'Applied the rule',
};

export const changeWords = ({ kind, label }: Pick<UserChange, 'kind' | 'label'>): string =>
  `${CHANGES[kind] ?? 'Changed'} ${label}`;
