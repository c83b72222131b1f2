import type { IsoDate, Transaction } from '@halyard/shared-contracts/finance';
import { Badge, CategoryIcon, categoryLabel, CivilDate } from '@halyard/shared-contracts/ui';
import { memo } from 'react';
import { ariaRow } from './row-window';
import { relativeDateLabel } from './relative-date-label';
import { SignedAmount } from './signed-amount';
import styles from './transaction-list.module.css';

interface TransactionRowProps {
  readonly row: Transaction;
  readonly at: number;
  readonly accountName: string;
  readonly route: string | null;
  readonly today: IsoDate;
  readonly isTabStop: boolean;
  readonly onOpen: (row: Transaction, at: number) => void;
}

/** It is memoized, so that a scroll draws only the new rows. */
export const TransactionRow = memo(function TransactionRow(props: TransactionRowProps) {
  const { row, at, accountName, route, today, isTabStop, onOpen } = props;
  const merchantId = `merchant-${row.id}`;
  return (
    <div role="row" aria-rowindex={ariaRow(at)} className={styles.row}>
      <div role="cell" className={styles.what}>
        <CategoryIcon category={row.category} />
        <span id={merchantId} className={styles.merchant} title={row.merchant}>
          {row.merchant}
        </span>
        {row.pending && <Badge tone="info">Pending</Badge>}
        <span className={styles.category}>{route ?? categoryLabel(row)}</span>
      </div>
      <div role="cell" className={styles.date}>
        {relativeDateLabel(row.date, today)} <CivilDate date={row.date} />
      </div>
      <div role="cell" className={styles.account} title={accountName}>
        {accountName}
      </div>
      <SignedAmount amount={row.amount} currency={row.currency} cell={styles.amount} />
      <div role="cell" className={styles.actions}>
        <button
          type="button"
          className={styles.details}
          aria-describedby={merchantId}
          tabIndex={isTabStop ? 0 : -1}
          onClick={() => onOpen(row, at)}
        >
          Details
        </button>
      </div>
    </div>
  );
});
