import type { IsoDate, Transaction } from '@halyard/shared-contracts/finance';
import { Badge, categoryLabel, CivilDate } from '@halyard/shared-contracts/ui';
import { CategoryPill, Monogram, partOfText } from '@halyard/shared-contracts/ui/parts';
import { clsx } from 'clsx';
import { memo } from 'react';
import { relativeDateLabel } from './relative-date-label';
import { SignedAmount } from './signed-amount';
import styles from './transaction-list.module.css';

/** Row 1 has the column titles. */
export const ariaRow = (row: number): number => row + 2;

interface TransactionRowProps {
  readonly row: Transaction;
  readonly at: number;
  readonly accountName: string;
  readonly route: string | null;
  readonly today: IsoDate;
  /** `true` means that no heading shows the day. */
  readonly isDated: boolean;
  readonly isTabStop: boolean;
  /** It is null outside of the review. */
  readonly reason: string | null;
  /** It is null while the user is not selecting rows. */
  readonly isSelected: boolean | null;
  readonly onSelect: (row: Transaction, at: number, isRange: boolean) => void;
  readonly onAccept: (row: Transaction, at: number) => void;
  readonly onOpen: (row: Transaction, at: number) => void;
  readonly onCategory: (row: Transaction, at: number) => void;
}

const isShifted = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey;

/** The memo lets a scroll draw only the new rows. */
export const TransactionRow = memo(function TransactionRow(props: TransactionRowProps) {
  const { row, at, accountName, route, today, isDated, isTabStop, onOpen, onCategory } = props;
  const { reason, isSelected, onSelect, onAccept } = props;
  const merchantId = `merchant-${row.id}`;
  return (
    <div
      role="row"
      aria-rowindex={ariaRow(at)}
      aria-selected={isSelected ?? undefined}
      className={clsx(styles.row, route && styles.route, isSelected && styles.selected)}
    >
      <div role="cell" className={styles.what}>
        {isSelected === null ? (
          <Monogram name={row.merchant} />
        ) : (
          <label className={styles.box}>
            <input
              type="checkbox"
              aria-label={`Select ${row.merchant}`}
              checked={isSelected}
              tabIndex={isTabStop ? 0 : -1}
              onChange={({ nativeEvent }) => onSelect(row, at, isShifted(nativeEvent))}
            />
          </label>
        )}
        <span className={styles.name}>
          <span id={merchantId} className={styles.merchant} title={row.merchant}>
            {row.merchant}
          </span>
          {row.pending && <Badge tone="info">Pending</Badge>}
          {row.forOthers && <Badge tone="neutral">Paid for others</Badge>}
          {row.repays && <Badge tone="neutral">Paid back</Badge>}
          {row.hidden && <Badge tone="neutral">Hidden</Badge>}
          {reason !== null && <Badge tone="info">{reason}</Badge>}
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
        {reason !== null && (
          <button
            type="button"
            className={styles.accept}
            aria-describedby={merchantId}
            tabIndex={isTabStop ? 0 : -1}
            onClick={() => onAccept(row, at)}
          >
            Accept
          </button>
        )}
        <button
          type="button"
          data-details
          className={styles.details}
          aria-describedby={merchantId}
          tabIndex={isTabStop ? 0 : -1}
          onClick={(event) => {
            const isRange = event.shiftKey;
            const isOne = event.ctrlKey || event.metaKey || isSelected !== null;
            if (isRange || isOne) onSelect(row, at, isRange);
            else onOpen(row, at);
          }}
        >
          Details
        </button>
      </div>
    </div>
  );
});
