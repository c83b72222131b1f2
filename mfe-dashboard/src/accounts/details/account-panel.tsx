import type { Account, IsoDate, Liability } from '@halyard/shared-contracts/finance';
import {
  ButtonLink,
  CategoryIcon,
  CivilDate,
  DetailsPanel,
  List,
  ListRow,
  Money,
} from '@halyard/shared-contracts/ui';
import { AccountEditor } from './account-editor';
import { AccountHoldings } from './account-holdings';
import { accountFacts } from './account-facts';
import { AccountHistory } from './account-history';
import styles from './account-panel.module.css';
import type { AccountRow } from '../account-rows';
import { HealthBadge } from '../health-badge';
import type { AccountChanges } from '../use-account-changes';

interface AccountPanelProps {
  readonly row: AccountRow;
  readonly holding: Account | Liability;
  readonly today: IsoDate;
  readonly changes: AccountChanges;
  readonly onClose: () => void;
}

export function AccountPanel({ row, holding, today, changes, onClose }: AccountPanelProps) {
  return (
    <DetailsPanel
      title={row.name}
      label="Current Balance"
      value={<Money amount={row.balance} currency={row.currency} tone="auto" />}
      size="hero"
      badge={<HealthBadge row={row} />}
      facts={accountFacts(holding)}
      onClose={onClose}
    >
      {row.balance !== null && row.currency === 'USD' && (
        <AccountHistory balance={row.balance} transactions={row.transactions} today={today} />
      )}
      {'officialName' in holding && <AccountHoldings account={holding} />}
      <RecentTransactions row={row} />
      {row.source !== 'sample' && (
        <AccountEditor row={row} holding={holding} changes={changes} onClose={onClose} />
      )}
    </DetailsPanel>
  );
}

const RECENT = 5;

function RecentTransactions({ row }: { readonly row: AccountRow }) {
  return (
    <section>
      <h3 className={styles.heading}>Recent transactions</h3>
      {row.count === 0 && <p className={styles.caption}>No transactions on this account yet.</p>}
      <List>
        {row.transactions.slice(0, RECENT).map((transaction) => (
          <ListRow
            key={transaction.id}
            icon={<CategoryIcon category={transaction.category} />}
            title={transaction.merchant}
            subtitle={<CivilDate date={transaction.date} />}
            value={
              <Money
                amount={transaction.amount}
                currency={transaction.currency}
                plus={transaction.amount > 0}
              />
            }
          />
        ))}
      </List>
      {row.count > RECENT && (
        <ButtonLink to={`/transactions?account=${encodeURIComponent(row.id)}`} variant="quiet">
          View all {row.count.toLocaleString('en-US')} transactions
        </ButtonLink>
      )}
    </section>
  );
}
