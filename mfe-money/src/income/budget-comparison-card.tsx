import type { IsoMonth } from '@halyard/shared-contracts/finance';
import {
  ButtonLink,
  Card,
  EmptyState,
  Figure,
  Money,
  monthLabel,
} from '@halyard/shared-contracts/ui';
import type { BudgetComparison } from './income-view';
import styles from './income.module.css';
import { varianceMessage } from './variance-message';

interface BudgetComparisonCardProps {
  readonly month: IsoMonth;
  readonly comparison: BudgetComparison | null;
}

export function BudgetComparisonCard({ month, comparison }: BudgetComparisonCardProps) {
  const title = `Budget vs Actual (${monthLabel(month)})`;
  if (comparison === null) {
    return (
      <Card title={title}>
        <EmptyState
          title={`No budget for ${monthLabel(month)} yet`}
          action={<ButtonLink to="/budget">Set up a budget</ButtonLink>}
        />
      </Card>
    );
  }
  const { budgeted, actual, variance } = comparison;
  return (
    <Card title={title} footer={varianceMessage(variance)}>
      <div className={styles.figures}>
        <Figure label="Budgeted" value={<Money amount={budgeted} />} />
        <Figure label="Actual" value={<Money amount={actual} />} />
        <Figure label="Variance" value={<Money amount={variance.difference} plus tone="auto" />} />
      </div>
    </Card>
  );
}
