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
import { CategoryPill, Monogram, partOfText } from '@halyard/shared-contracts/ui/parts';
import { type BudgetAnswer, transactionsAddress } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { RowsLink } from '../rows-link';
import { spendingRows } from '../spending-rows';
import { CategoryRow } from './category-row';
import { comparedWith } from './change-message';
import { categoryDetails, chipCategories, recentSpending } from './spending-view';
import styles from './spending.module.css';

interface CategorySectionProps {
  readonly transactions: readonly Transaction[];
  readonly budget: BudgetAnswer;
  readonly onOpen: (category: Category) => void;
}

export function CategorySection({ transactions, budget, onOpen }: CategorySectionProps) {
  const [chosen, setChosen] = useState<Category | 'all'>('all');
  const details = categoryDetails(transactions, budget);
  const compares = details.some(({ change }) => change !== null);
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
        {compares && (
          <p className={styles.compared}>
            Compared with {comparedWith(budget.month, budget.today)}
          </p>
        )}
        <ul role="list" className={styles.details}>
          {details
            .filter(({ category }) => chosen === 'all' || category === chosen)
            .map((detail) => (
              <CategoryRow
                key={detail.category}
                detail={detail}
                onOpen={() => onOpen(detail.category)}
              />
            ))}
        </ul>
      </Card>
      <RecentCard
        transactions={recentSpending(transactions, budget, chosen)}
        rows={spendingRows(
          budget.month,
          chosen === 'all' ? details.map(({ category }) => category) : [chosen],
        )}
      />
    </div>
  );
}

interface RecentCardProps {
  readonly transactions: readonly Transaction[];
  readonly rows: string;
}

function RecentCard({ transactions, rows }: RecentCardProps) {
  return (
    <Card
      title="Recent Transactions"
      actions={
        <ButtonLink to={rows} variant="quiet" size="small">
          View all
        </ButtonLink>
      }
    >
      {transactions.length === 0 && <EmptyState title="No spending this month" />}
      <List>
        {transactions.map(({ id, merchant, date, amount, category, custom, pending, partOf }) => (
          <ListRow
            key={id}
            icon={<Monogram name={merchant} />}
            title={
              <RowsLink to={transactionsAddress({ merchants: [merchant] })}>{merchant}</RowsLink>
            }
            subtitle={
              <span className={styles.about}>
                <CategoryPill category={category} custom={custom} />
                <CivilDate date={date} />
              </span>
            }
            value={<Money amount={amount} plus={amount > 0} />}
            meta={pending ? 'Pending' : partOf && partOfText(partOf)}
          />
        ))}
      </List>
    </Card>
  );
}
