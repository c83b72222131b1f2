import type { IsoDate, Transaction } from '@halyard/shared-contracts/finance';
import { Badge, categoryLabel, CivilDate } from '@halyard/shared-contracts/ui';
import { CategoryPill, Monogram, partOfText } from '@halyard/shared-contracts/ui/parts';
import { clsx } from 'clsx';
import { memo } from 'react';
import { relativeDateLabel } from './relative-date-label';
import { SignedAmount } from './signed-amount';
import styles from './transaction-list.module.css';

/** Row 1 has the titles of the columns. */
export const ariaRow = (row: number): number => row + 2;

interface TransactionRowProps {
  readonly row: Transaction;
  readonly at: number;
  readonly accountName: string;
  readonly route: string | null;
  readonly today: IsoDate;
  /** A narrow row states its day, because no heading does. */
  readonly isDated: boolean;
  readonly isTabStop: boolean;
  readonly onOpen: (row: Transaction, at: number) => void;
  readonly onCategory: (row: Transaction, at: number) => void;
}

/** It is memoized, so that a scroll draws only the new rows. */
export const TransactionRow = memo(function TransactionRow(props: TransactionRowProps) {
  const { row, at, accountName, route, today, isDated, isTabStop, onOpen, onCategory } = props;
  const merchantId = `merchant-${row.id}`;
  return (
    <div role="row" aria-rowindex={ariaRow(at)} className={clsx(styles.row, route && styles.route)}>
      <div role="cell" className={styles.what}>
        <Monogram name={row.merchant} />
        <span className={styles.name}>
          <span id={merchantId} className={styles.merchant} title={row.merchant}>
            {row.merchant}
          </span>
          {row.pending && <Badge tone="info">Pending</Badge>}
          {row.hidden && <Badge tone="neutral">Hidden</Badge>}
          {row.partOf && <Badge tone="neutral">{partOfText(row.partOf)}</Badge>}
        </span>
        <span className={styles.category}>
          {route ? (
            <span className={styles.between}>{route}</span>
          ) : (
            <CategoryPill
              category={row.category}
              custom={row.custom}
              label={categoryLabel(row)}
              isTabStop={isTabStop}
              onEdit={() => onCategory(row, at)}
            />
          )}
          {row.tags && (
            <span className={styles.tags}>{row.tags.map((tag) => `#${tag}`).join(' ')}</span>
          )}
        </span>
      </div>
      <div role="cell" className={isDated ? styles.dated : styles.date}>
        {relativeDateLabel(row.date, today)} <CivilDate date={row.date} />
      </div>
      <div role="cell" className={styles.account} title={accountName}>
        {accountName}
      </div>
      <SignedAmount amount={row.amount} currency={row.currency} cell={styles.amount} />
      <div role="cell" className={styles.actions}>
        <button
          type="button"
          data-details
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
