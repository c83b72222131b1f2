import type { ReactNode } from 'react';
import { type Categorized, type IsoMonth, monthLabel } from '../../finance';
import type { Cents } from '../../money';
import { Money } from '../figure/money';
import { CategoryIcon } from '../icon/category-icon';
import { EmptyState } from '../state/empty-state';
import styles from './category-list.module.css';
import { List, ListRow } from './list';

interface CategoryShare extends Categorized {
  readonly amount: Cents;
  readonly percentage: number;
}

interface CategoryListProps {
  readonly month: IsoMonth;
  readonly categories: readonly CategoryShare[];
  readonly share: (percentage: number) => ReactNode;
  readonly icon?: (of: Categorized) => ReactNode;
}

export function CategoryList({ month, categories, share, icon = CategoryIcon }: CategoryListProps) {
  if (categories.length === 0)
    return <EmptyState title={`Nothing spent in ${monthLabel(month)}`} />;
  return (
    <div className={styles.columns}>
      <List>
        {categories.map(({ category, custom, amount, percentage }) => (
          <ListRow
            key={category}
            icon={icon({ category, custom })}
            title={category}
            value={<Money amount={amount} />}
            meta={amount < 0 ? 'credit' : share(percentage)}
          />
        ))}
      </List>
    </div>
  );
}
