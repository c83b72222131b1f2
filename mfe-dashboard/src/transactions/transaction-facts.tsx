import type { IsoDate, Transaction } from '@halyard/shared-contracts/finance';
import { Badge, spokenDate } from '@halyard/shared-contracts/ui';
import { relativeDateLabel } from './relative-date-label';
import { SignedAmount } from './signed-amount';
import styles from './transaction-panel.module.css';
import type { WholeTransaction } from './whole-transaction';

interface TransactionFactsProps {
  readonly row: Transaction;
  readonly whole: WholeTransaction;
  readonly accountName: string;
  readonly today: IsoDate;
}

/** What is known of a transaction and cannot be changed here. */
export function TransactionFacts({ row, whole, accountName, today }: TransactionFactsProps) {
  const { amount, currency } = whole.row;
  return (
    <>
      <p className={styles.amount}>
        <SignedAmount amount={row.amount} currency={currency} />
        {row.pending && <Badge tone="info">Pending</Badge>}
      </p>
      <dl className={styles.facts}>
        {whole.parts.length > 0 && (
          <>
            <dt>Part of</dt>
            <dd>
              <SignedAmount amount={amount} currency={currency} /> in {whole.parts.length} parts
            </dd>
          </>
        )}
        <dt>Date</dt>
        <dd>
          <time dateTime={row.date}>{spokenDate(row.date)}</time> (
          {relativeDateLabel(row.date, today)})
        </dd>
        <dt>Account</dt>
        <dd>{accountName}</dd>
        <dt>{row.source === 'manual' ? 'Entered as' : 'Bank description'}</dt>
        <dd>{row.name}</dd>
      </dl>
    </>
  );
}
