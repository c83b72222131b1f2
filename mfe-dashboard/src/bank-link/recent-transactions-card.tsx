import type { Transaction } from '@halyard/shared-contracts/finance';
import {
  Card,
  CategoryIcon,
  categoryLabel,
  EmptyState,
  List,
  ListRow,
  Money,
  spokenDate,
} from '@halyard/shared-contracts/ui';
import styles from './recent-transactions.module.css';

// Implements P1-9-11.
const SHOWN = 5;
const SHOWN_IN_DEBUG = 10;

interface RecentTransactionsCardProps {
  readonly transactions: readonly Transaction[];
  readonly debug: boolean;
}

export function RecentTransactionsCard({ transactions, debug }: RecentTransactionsCardProps) {
  const shown = transactions.slice(0, debug ? SHOWN_IN_DEBUG : SHOWN);
  const more = transactions.length - shown.length;
  return (
    <Card title="Recent transactions">
      {shown.length === 0 ? (
        <EmptyState title="No transactions yet" hint="They show up once your bank has answered." />
      ) : (
        <List>
          {shown.map((row) => (
            <ListRow
              key={row.id}
              icon={<CategoryIcon category={row.category} custom={row.custom} />}
              title={row.merchant}
              subtitle={`${spokenDate(row.date)} · ${categoryLabel(row)}`}
              value={
                <Money
                  amount={row.amount}
                  currency={row.currency}
                  plus
                  tone={row.amount > 0 ? 'positive' : 'plain'}
                />
              }
              meta={debug && row.id}
            />
          ))}
        </List>
      )}
      {more > 0 && <p className={styles.more}>and {more} more</p>}
    </Card>
  );
}
