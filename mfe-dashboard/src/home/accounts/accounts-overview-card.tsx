import { type Account, type AssetGroup, assetGroups } from '@halyard/shared-contracts/finance';
import { type Cents, negate } from '@halyard/shared-contracts/money';
import { Card, EmptyState, List, Money } from '@halyard/shared-contracts/ui';
import { Link } from 'react-router-dom';
import { AccountListRow } from '../../account-list-row';
import { useNarrow } from '@halyard/shared-contracts/ui/parts';
import styles from './accounts-overview-card.module.css';

interface AccountsOverviewCardProps {
  readonly accounts: readonly Account[];
  /** It is positive. */
  readonly debt: Cents;
}

export function AccountsOverviewCard({ accounts, debt }: AccountsOverviewCardProps) {
  return (
    <Card title="Accounts Overview">
      {accounts.length === 0 ? (
        <EmptyState
          title="No accounts yet"
          hint="Connect your bank or add an account to see it here."
        />
      ) : (
        <div className={styles.scroll} role="group" aria-label="Account balances" tabIndex={0}>
          {assetGroups(accounts).map((group) => (
            <Group key={group.name} group={group} />
          ))}
        </div>
      )}
      {debt > 0 && (
        <Link to="/liabilities" className={styles.debts}>
          <span>Debts</span>
          <Money amount={negate(debt)} />
        </Link>
      )}
      <Link to="/accounts?add=1" className={styles.more}>
        View all accounts · Add account
      </Link>
    </Card>
  );
}

const NAMES: Readonly<Record<AssetGroup['name'], string>> = {
  cash: 'Cash',
  investments: 'Investments',
  property: 'Property',
  other: 'Other',
};

function Group({ group: { name, accounts, total } }: { readonly group: AssetGroup }) {
  return (
    <details open={!useNarrow()} className={styles.group}>
      <summary className={styles.subtotal}>
        <span>{NAMES[name]}</span>
        <Money amount={total} />
      </summary>
      <List>
        {accounts.map((account) => (
          <AccountListRow key={account.id} account={account} />
        ))}
      </List>
    </details>
  );
}
