import type { Account } from '@halyard/shared-contracts/finance';
import { Card, EmptyState, List, ListRow, Money } from '@halyard/shared-contracts/ui';
import styles from './overview.module.css';

interface OverviewCardProps {
  readonly accounts: readonly Account[];
}

export function OverviewCard({ accounts }: OverviewCardProps) {
  return (
    <Card title="Your accounts">
      {accounts.length === 0 ? (
        <EmptyState title="No accounts yet" />
      ) : (
        <div className={styles.accounts}>
          <List>
            {accounts.map(({ id, name, balance }) => (
              <ListRow key={id} title={name} value={<Money amount={balance} />} />
            ))}
          </List>
        </div>
      )}
    </Card>
  );
}
