import type { ReactNode } from 'react';
import type { Category, IsoMonth } from '../../finance';
import type { Cents } from '../../money';
import { Money } from '../figure/money';
import { CategoryIcon } from '../icon/category-icon';
import { monthLabel } from '../label/date-label';
import { EmptyState } from '../state/empty-state';
import styles from './category-list.module.css';
import { List, ListRow } from './list';

/** What was spent in a category, and its share of all spending in whole percent. */
interface CategoryShare {
  readonly category: Category;
  readonly amount: Cents;
  readonly percentage: number;
}

interface CategoryListProps {
  readonly month: IsoMonth;
  /** In the order to print. */
  readonly categories: readonly CategoryShare[];
  /** The line under an amount. */
  readonly share: (percentage: number) => ReactNode;
}

/** What a month was spent on, category by category; in two columns where there is room. */
export function CategoryList({ month, categories, share }: CategoryListProps) {
  if (categories.length === 0)
    return <EmptyState title={`Nothing spent in ${monthLabel(month)}`} />;
  return (
    <div className={styles.columns}>
      <List>
        {categories.map(({ category, amount, percentage }) => (
          <ListRow
            key={category}
            icon={<CategoryIcon category={category} />}
            title={category}
            value={<Money amount={amount} />}
            meta={share(percentage)}
          />
        ))}
      </List>
    </div>
  );
}
