import {
  Card,
  chartColor,
  EmptyState,
  LazyPieChart,
  monthLabel,
} from '@halyard/shared-contracts/ui';
import type { SpendingAnswer } from '@halyard/shared-contracts/wire';
import { SpendingLegend } from './spending-legend';
import styles from './spending-card.module.css';

export function SpendingCard({ spending }: { spending: SpendingAnswer }) {
  const month = monthLabel(spending.month);
  const slices = spending.categories.map(({ category, amount, percentage }, index) => ({
    name: category,
    amount,
    percentage,
    color: chartColor(index),
  }));
  return (
    <Card title="Spending Breakdown" actions={<span className={styles.month}>{month}</span>}>
      <div className={styles.frame}>
        {slices.length === 0 ? (
          <EmptyState
            title={`No spending in ${month}`}
            hint="Spending shows up here by category."
          />
        ) : (
          <div className={styles.parts}>
            <LazyPieChart slices={slices} ariaLabel={`Spending in ${month} by category`} />
            <SpendingLegend slices={slices} total={spending.total} />
          </div>
        )}
      </div>
    </Card>
  );
}
