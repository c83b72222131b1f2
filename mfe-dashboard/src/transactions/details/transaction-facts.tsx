import type { IsoDate, Transaction } from '@halyard/shared-contracts/finance';
import { Badge, Facts, spokenDate } from '@halyard/shared-contracts/ui';
import { relativeDateLabel } from '../list/relative-date-label';
import { SignedAmount } from '../list/signed-amount';
import styles from './transaction-panel.module.css';
import type { WholeTransaction } from './whole-transaction';

interface TransactionFactsProps {
  readonly row: Transaction;
  readonly whole: WholeTransaction;
  readonly accountName: string;
  readonly today: IsoDate;
}

export function TransactionFacts({ row, whole, accountName, today }: TransactionFactsProps) {
  const { amount, currency } = whole.row;
  return (
    <>
      <p className={styles.amount}>
        <SignedAmount amount={row.amount} currency={currency} />
        {row.pending && <Badge tone="info">Pending</Badge>}
      </p>
      <Facts
        facts={[
          [
            'Part of',
            whole.parts.length > 0 && (
              <>
                <SignedAmount amount={amount} currency={currency} /> in {whole.parts.length} parts
              </>
            ),
          ],
          [
            'Date',
            <>
              <time dateTime={row.date}>{spokenDate(row.date)}</time> (
              {relativeDateLabel(row.date, today)})
            </>,
          ],
          ['Account', accountName],
          [row.source === 'manual' ? 'Entered as' : 'Bank description', row.name],
        ]}
      />
    </>
  );
}
