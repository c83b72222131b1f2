import { Card, CategoryList, Money, monthLabel, Share } from '@halyard/shared-contracts/ui';
import type { SpendingAnswer } from '@halyard/shared-contracts/wire';
import styles from './summary.module.css';

const share = (percentage: number) => <Share value={percentage} />;

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
      <CategoryList month={month} categories={categories} share={share} />
    </Card>
  );
}
