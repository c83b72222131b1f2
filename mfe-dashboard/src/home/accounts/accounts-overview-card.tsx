import type { Account } from '@halyard/shared-contracts/finance';
import { Card, EmptyState, List } from '@halyard/shared-contracts/ui';
import { Link } from 'react-router-dom';
import { AccountListRow } from '../../account-list-row';
import styles from './accounts-overview-card.module.css';

export function AccountsOverviewCard({ accounts }: { accounts: readonly Account[] }) {
  return (
    <Card
      title="Accounts Overview"
      footer={
        <Link to="/accounts?add=1" className={styles.more}>
          View all accounts · Add account
        </Link>
      }
    >
      {accounts.length === 0 ? (
        <EmptyState
          title="No accounts yet"
          hint="Connect your bank or add an account to see it here."
        />
      ) : (
        <div className={styles.scroll} role="group" aria-label="Account balances" tabIndex={0}>
          <List>
            {accounts.map((account) => (
              <AccountListRow key={account.id} account={account} />
            ))}
          </List>
        </div>
      )}
    </Card>
  );
}
