import {
  type BudgetLine,
  budgetLineGroups,
  type CategoryKey,
  elapsedPercent,
} from '@halyard/shared-contracts/finance';
import { Button, Card, ChipGroup, EmptyState } from '@halyard/shared-contracts/ui';
import type { BudgetAnswer } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { BudgetTable } from './budget-table';
import { type BudgetFilter, matches } from './budget-filter';

const FILTERS: readonly { readonly value: BudgetFilter; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'over', label: 'Over Budget' },
  { value: 'nearly', label: 'Nearly Spent' },
  { value: 'available', label: 'Available' },
];

interface BudgetLinesProps {
  readonly answer: Pick<BudgetAnswer, 'month' | 'today'>;
  readonly lines: readonly BudgetLine[];
  readonly onEdit: (key: CategoryKey) => void;
}

export function BudgetLines({ answer: { month, today }, lines, onEdit }: BudgetLinesProps) {
  const [filter, setFilter] = useState<BudgetFilter>('all');
  const matching = (by: BudgetFilter) => lines.filter((line) => matches(by, line));
  const shown = matching(filter);
  return (
    <Card
      title="Categories"
      actions={
        <ChipGroup
          label="Filter categories"
          options={FILTERS.map((each) => ({ ...each, count: matching(each.value).length }))}
          value={filter}
          onChange={setFilter}
        />
      }
    >
      {budgetLineGroups(shown).map((group) => (
        <BudgetTable
          key={group.group}
          month={month}
          elapsed={elapsedPercent(month, today)}
          group={group}
          onEdit={onEdit}
        />
      ))}
      {shown.length === 0 && (
        <EmptyState
          title="No category matches"
          action={<Button onClick={() => setFilter('all')}>Show all</Button>}
        />
      )}
    </Card>
  );
}
