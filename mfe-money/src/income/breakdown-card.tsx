import type { IsoMonth } from '@halyard/shared-contracts/finance';
import {
  Card,
  CategoryIcon,
  EmptyState,
  List,
  ListRow,
  Money,
  monthLabel,
  Percent,
} from '@halyard/shared-contracts/ui';
import type { SpendingAnswer } from '@halyard/shared-contracts/wire';
import styles from './income.module.css';

interface BreakdownCardProps {
  readonly month: IsoMonth;
  readonly categories: SpendingAnswer['categories'];
}

export function BreakdownCard({ month, categories }: BreakdownCardProps) {
  const largestFirst = categories.toSorted((a, b) => b.amount - a.amount);
  return (
    <Card title="Actual Spending Breakdown">
      {categories.length === 0 && <EmptyState title={`Nothing spent in ${monthLabel(month)}`} />}
      <div className={styles.columns}>
        <List>
          {largestFirst.map(({ category, amount, percentage }) => (
            <ListRow
              key={category}
              icon={<CategoryIcon category={category} />}
              title={category}
              value={<Money amount={amount} />}
              meta={<Share percentage={percentage} />}
            />
          ))}
        </List>
      </div>
    </Card>
  );
}

/** A share too small for a whole percent is not called nothing. */
function Share({ percentage }: { readonly percentage: number }) {
  return <>{percentage === 0 ? 'Under 1%' : <Percent value={percentage} />} of spending</>;
}
