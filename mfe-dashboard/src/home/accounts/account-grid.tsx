import type { Account } from '@halyard/shared-contracts/finance';
import { AccountIcon, Card, Money } from '@halyard/shared-contracts/ui';
import { useId } from 'react';
import styles from './account-grid.module.css';

export function AccountGrid({ accounts }: { accounts: readonly Account[] }) {
  const headingId = useId();
  if (accounts.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.block}>
      <h2 id={headingId}>Accounts</h2>
      <div className={styles.tiles} role="group" aria-label="Account tiles" tabIndex={0}>
        {accounts.map((account) => (
          <AccountCard key={account.id} account={account} />
        ))}
      </div>
    </section>
  );
}
function AccountCard({ account }: { account: Account }) {
  const nameId = useId();
  return (
    <Card as="article" labelledBy={nameId}>
      <div className={styles.who}>
        <AccountIcon type={account.type} />
        <div className={styles.words}>
          <h3 id={nameId} className={styles.name}>
            {account.name}
          </h3>
          <p className={styles.origin}>
            {account.institution} <span>({account.type.replaceAll('_', ' ')})</span>
          </p>
        </div>
      </div>
      <p className={styles.balance}>
        <Money amount={account.balance} currency={account.currency} />
      </p>
    </Card>
  );
}
