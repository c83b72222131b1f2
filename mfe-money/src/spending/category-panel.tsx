import {
  type Category,
  categoryMonths,
  countWords,
  merchantSpending,
  monthLabel,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { ButtonLink, List, ListRow, Money } from '@halyard/shared-contracts/ui';
import { Monogram, Sheet } from '@halyard/shared-contracts/ui/parts';
import { type BudgetAnswer, transactionsAddress } from '@halyard/shared-contracts/wire';
import { Link } from 'react-router-dom';
import styles from './category-panel.module.css';
import { MonthRows } from './month-rows';

const MOST_MERCHANTS = 8;

interface CategoryPanelProps {
  readonly transactions: readonly Transaction[];
  readonly budget: Pick<BudgetAnswer, 'month'>;
  readonly category: Category;
  readonly onClose: () => void;
}

export function CategoryPanel({ transactions, budget, category, onClose }: CategoryPanelProps) {
  const { month } = budget;
  const merchants = merchantSpending(transactions, category, month);
  const rows = { category, months: [month] };
  const count = merchants.reduce((total, each) => total + each.count, 0);
  return (
    <Sheet
      open
      title={category}
      onClose={onClose}
      footer={
        count > 0 && (
          <ButtonLink to={transactionsAddress(rows)} variant="primary">
            See {countWords(count, 'transaction')} of {monthLabel(month)}
          </ButtonLink>
        )
      }
    >
      <h3 className={styles.heading}>By month</h3>
      <MonthRows
        category={category}
        custom={transactions.find((row) => row.category === category)?.custom}
        months={categoryMonths(transactions, category, month)}
      />
      <h3 className={styles.heading}>Where in {monthLabel(month)}</h3>
      {merchants.length === 0 && <p className={styles.none}>Nothing spent in this month.</p>}
      <List>
        {merchants.slice(0, MOST_MERCHANTS).map(({ merchant, amount, count: visits }) => (
          <ListRow
            key={merchant}
            icon={<Monogram name={merchant} size="small" />}
            title={
              <Link
                className={styles.cover}
                to={transactionsAddress({ ...rows, merchants: [merchant] })}
              >
                {merchant}
              </Link>
            }
            value={<Money amount={amount} />}
            subtitle={countWords(visits, 'transaction')}
          />
        ))}
      </List>
      {merchants.length > MOST_MERCHANTS && (
        <p className={styles.none}>
          and {countWords(merchants.length - MOST_MERCHANTS, 'smaller merchant')}
        </p>
      )}
    </Sheet>
  );
}
