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
import styles from './summary.module.css';

export function SpendingCard({ spending }: { readonly spending: SpendingAnswer }) {
  const { categories, month, total } = spending;
  return (
    <Card
      title={`Monthly spending by category (${monthLabel(month)})`}
      footer={
        <span className={styles.total}>
          Total <Money amount={total} />
        </span>
      }
    >
      {categories.length === 0 && <EmptyState title={`Nothing spent in ${monthLabel(month)}`} />}
      <div className={styles.columns}>
        <List>
          {categories.map(({ category, amount, percentage }) => (
            <ListRow
              key={category}
              icon={<CategoryIcon category={category} />}
              title={category}
              value={<Money amount={amount} />}
              meta={<Percent value={percentage} />}
            />
          ))}
        </List>
      </div>
    </Card>
  );
}
