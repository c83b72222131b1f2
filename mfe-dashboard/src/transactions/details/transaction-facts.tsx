import type { IsoDate, Transaction } from '@halyard/shared-contracts/finance';
import { Badge, Facts, spokenDate } from '@halyard/shared-contracts/ui';
import { transactionsAddress } from '@halyard/shared-contracts/wire';
import { Link } from 'react-router-dom';
import { relativeDateLabel } from '../list/relative-date-label';
import { SignedAmount } from '../list/signed-amount';
import styles from './transaction-panel.module.css';
import type { WholeTransaction } from './split/whole-transaction';

interface TransactionFactsProps {
  readonly row: Transaction;
  readonly whole: WholeTransaction;
  readonly accountName: string;
  readonly today: IsoDate;
  readonly onLeave: () => void;
}

/** The payee of a statement and the first name that the user typed are stored in the same field. */
function textLabel({ source, name, merchant }: Transaction): string {
  if (source !== 'manual') return 'Bank description';
  return name === merchant ? 'Entered as' : 'Original text';
}

export function TransactionFacts(props: TransactionFactsProps) {
  const { row, whole, accountName, today, onLeave } = props;
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
          [
            'Merchant',
            <Link
              key="merchant"
              to={transactionsAddress({ merchants: [row.merchant] })}
              onClick={onLeave}
            >
              Everything from {row.merchant}
            </Link>,
          ],
          [textLabel(row), row.name],
        ]}
      />
    </>
  );
}
