import type { Account } from '@halyard/shared-contracts/finance';
import {
  AccountIcon,
  accountTypeLabel,
  Card,
  EmptyState,
  List,
  ListRow,
} from '@halyard/shared-contracts/ui';
import { Link } from 'react-router-dom';
import { AccountBalance } from '../account-balance';
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
              <ListRow
                key={account.id}
                icon={<AccountIcon type={account.type} />}
                title={account.name}
                subtitle={`${account.institution} · ${accountTypeLabel(account.type)}`}
                value={<AccountBalance account={account} />}
              />
            ))}
          </List>
        </div>
      )}
    </Card>
  );
}
