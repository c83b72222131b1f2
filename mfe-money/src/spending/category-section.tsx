import type { Category, Transaction } from '@halyard/shared-contracts/finance';
import {
  ButtonLink,
  Card,
  ChipGroup,
  CivilDate,
  EmptyState,
  List,
  ListRow,
  Money,
} from '@halyard/shared-contracts/ui';
import { CategoryPill, Monogram } from '@halyard/shared-contracts/ui/parts';
import type { BudgetAnswer } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { CategoryRow } from './category-row';
import { categoryDetails, chipCategories, recentSpending } from './spending-view';
import styles from './spending.module.css';

interface CategorySectionProps {
  readonly transactions: readonly Transaction[];
  readonly budget: BudgetAnswer;
}

export function CategorySection({ transactions, budget }: CategorySectionProps) {
  const [chosen, setChosen] = useState<Category | 'all'>('all');
  const details = categoryDetails(transactions, budget);
  const options = [
    { value: 'all' as const, label: 'All Categories' },
    ...chipCategories(details).map((category) => ({ value: category, label: category })),
  ];
  return (
    <div className={styles.split}>
      <Card title="Category Details">
        <ChipGroup
          label="Filter by category"
          options={options}
          value={chosen}
          onChange={setChosen}
        />
        <ul role="list" className={styles.details}>
          {details
            .filter(({ category }) => chosen === 'all' || category === chosen)
            .map((detail) => (
              <CategoryRow
                key={detail.category}
                detail={detail}
                month={budget.month}
                today={budget.today}
              />
            ))}
        </ul>
      </Card>
      <RecentCard transactions={recentSpending(transactions, budget, chosen)} />
    </div>
  );
}

function RecentCard({ transactions }: { readonly transactions: readonly Transaction[] }) {
  return (
    <Card
      title="Recent Transactions"
      actions={
        <ButtonLink to="/transactions" variant="quiet" size="small">
          View all
        </ButtonLink>
      }
    >
      {transactions.length === 0 && <EmptyState title="No spending this month" />}
      <List>
        {transactions.map(({ id, merchant, date, amount, category, pending }) => (
          <ListRow
            key={id}
            icon={<Monogram name={merchant} />}
            title={merchant}
            subtitle={<CivilDate date={date} />}
            value={<Money amount={amount} plus={amount > 0} />}
            meta={pending && 'Pending'}
            badge={<CategoryPill category={category} />}
          />
        ))}
      </List>
    </Card>
  );
}
