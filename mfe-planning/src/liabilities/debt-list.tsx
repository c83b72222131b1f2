import { type Liability, rateDecimals } from '@halyard/shared-contracts/finance';
import {
  Button,
  Card,
  EmptyState,
  LiabilityIcon,
  liabilityTypeLabel,
  List,
  ListRow,
  Money,
  Percent,
} from '@halyard/shared-contracts/ui';
import { BalanceAmount } from '../balance-amount';
import { leftOutWords } from '../left-out';
import styles from './liabilities.module.css';
import type { DebtRow } from './liabilities-view';

interface DebtListProps {
  readonly rows: readonly DebtRow[];
  readonly onOpen: (row: DebtRow) => void;
  readonly onAdd: () => void;
}

export function DebtList({ rows, onOpen, onAdd }: DebtListProps) {
  const add = <Button onClick={onAdd}>Add liability</Button>;
  return (
    <Card title="Your liabilities" actions={rows.length > 0 && add}>
      {rows.length === 0 && (
        <EmptyState
          title="No liabilities yet"
          hint="Connect your bank on the Accounts page, or add a loan, a card or taxes owed by hand."
          action={add}
        />
      )}
      <List>
        {rows.map((row) => {
          const { type, institution, balance, currency } = row.liability;
          return (
            <ListRow
              key={row.id}
              icon={<LiabilityIcon type={type} />}
              title={row.title}
              subtitle={`${institution} · ${liabilityTypeLabel(type)}`}
              value={<BalanceAmount balance={balance} currency={currency} />}
              meta={row.leftOut ? leftOutWords(row.leftOut) : <Terms liability={row.liability} />}
              onOpen={() => onOpen(row)}
            />
          );
        })}
      </List>
    </Card>
  );
}

function Terms({ liability }: { readonly liability: Liability }) {
  const { monthlyPayment, aprPercent, currency } = liability;
  return (
    <>
      {monthlyPayment !== null && (
        <span className={styles.term}>
          <Money amount={monthlyPayment} currency={currency} />
          /month
        </span>
      )}
      {aprPercent !== null && (
        <span className={styles.term}>
          <Percent value={aprPercent} decimals={rateDecimals(aprPercent)} /> interest
        </span>
      )}
    </>
  );
}
