import { sidebarGroups, type SidebarRow } from '@halyard/shared-contracts/finance';
import { useAccountsQuery, useLiabilitiesQuery } from '@halyard/shared-contracts/store';
import { Button, Money } from '@halyard/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styles from './account-summary.module.css';

function SummaryRow({ row }: { row: SidebarRow }) {
  return (
    <li className={styles.row}>
      <span className={styles.label}>{row.label}</span>
      <Money amount={row.balance} currency={row.currency} tone="auto" />
    </li>
  );
}

function SummaryGroups() {
  const accounts = useAccountsQuery();
  const liabilities = useLiabilitiesQuery();
  if (accounts.isError || liabilities.isError) {
    if (!accounts.data || !liabilities.data) {
      const retry = () => void Promise.all([accounts.refetch(), liabilities.refetch()]);
      return (
        <div role="alert" className={styles.note}>
          <p>Accounts could not be loaded.</p>
          <Button size="small" variant="quiet" onClick={retry}>
            Try Again
          </Button>
        </div>
      );
    }
  }
  if (!accounts.data || !liabilities.data) {
    return (
      <p role="status" className={styles.note}>
        Loading accounts...
      </p>
    );
  }
  return sidebarGroups(accounts.data.accounts, liabilities.data.liabilities).map(
    ({ group, rows }) => (
      <div key={group} role="group" aria-label={group}>
        <h3 className={styles.heading}>{group}</h3>
        {rows.length === 0 ? (
          <p className={styles.note}>No accounts</p>
        ) : (
          <ul className={styles.rows}>
            {rows.map((row) => (
              <SummaryRow key={row.id} row={row} />
            ))}
          </ul>
        )}
      </div>
    ),
  );
}

export function AccountSummary() {
  return (
    <section aria-label="Account summary" className={styles.summary}>
      <SummaryGroups />
      <Link to="/accounts?add=1" className={styles.add}>
        + Add Account
      </Link>
    </section>
  );
}
