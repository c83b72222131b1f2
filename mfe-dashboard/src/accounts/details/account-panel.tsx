import {
  type Account,
  holdingsIn,
  type IsoDate,
  type Liability,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { useHoldingsQuery } from '@halyard/shared-contracts/store';
import {
  Button,
  ButtonLink,
  CategoryIcon,
  CivilDate,
  DetailsPanel,
  Disclosure,
  HoldingList,
  List,
  ListRow,
  Money,
} from '@halyard/shared-contracts/ui';
import { SlotPlace } from '@halyard/shared-contracts/ui/parts';
import type { AccountRow } from '../account-rows';
import { HealthBadge } from '../health-badge';
import type { AccountChanges } from '../use-account-changes';
import { AccountEditor } from './account-editor';
import { accountFacts } from './account-facts';
import { AccountHistory } from './account-history';
import { AccountSource } from './account-source';
import { LoanPayments } from './loan-payments';
import { HistorySection } from '../../data/history-section';
import styles from './account-panel.module.css';

interface AccountPanelProps {
  readonly row: AccountRow;
  readonly accountOrDebt: Account | Liability;
  readonly transactions: readonly Transaction[];
  readonly today: IsoDate;
  readonly changes: AccountChanges;
  readonly onTransfer: () => void;
  readonly onClose: () => void;
}

export function AccountPanel(props: AccountPanelProps) {
  const { row, accountOrDebt, transactions, today, changes, onTransfer, onClose } = props;
  return (
    <DetailsPanel
      title={row.name}
      label="Current Balance"
      value={<Money amount={row.balance} currency={row.currency} tone="auto" />}
      size="hero"
      badge={<HealthBadge row={row} />}
      facts={accountFacts({ row, accountOrDebt, transactions, today })}
      footer={<Button onClick={onTransfer}>Transfer</Button>}
      onClose={onClose}
    >
      {row.balance !== null && row.currency === 'USD' && (
        <AccountHistory
          id={row.id}
          balance={row.balance}
          transactions={row.transactions}
          today={today}
        />
      )}
      {'officialName' in accountOrDebt && <AccountHoldings account={accountOrDebt} />}
      <LoanPayments loanId={row.id} transactions={transactions} />
      <RecentTransactions row={row} />
      <AccountSource accountOrDebt={accountOrDebt} />
      {row.source !== 'sample' && (
        <Disclosure summary="What was changed">
          <HistorySection entity="account" id={row.id} />
        </Disclosure>
      )}
      {row.source !== 'sample' && (
        <AccountEditor
          row={row}
          accountOrDebt={accountOrDebt}
          changes={changes}
          onClose={onClose}
        />
      )}
      <SlotPlace slot="account" subject={row.id} />
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
            icon={<CategoryIcon category={transaction.category} custom={transaction.custom} />}
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

function AccountHoldings({ account }: { readonly account: Account }) {
  const { data, isError } = useHoldingsQuery();
  const held = data && holdingsIn(data.holdings, account.id);
  return <HoldingList account={account} held={held} failed={isError} />;
}
