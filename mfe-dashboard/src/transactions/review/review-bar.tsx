import type { ReviewReason, Transaction } from '@halyard/shared-contracts/finance';
import { Button, CivilDate } from '@halyard/shared-contracts/ui';
import { SwipeCard, useNarrow } from '@halyard/shared-contracts/ui/parts';
import { Check, Pencil } from 'lucide-react';
import { SignedAmount } from '../list/signed-amount';
import { reasonWords } from './reason-words';
import styles from './review-bar.module.css';

interface ReviewBarProps {
  readonly rows: readonly Transaction[];
  readonly reasonOf: (row: Transaction) => ReviewReason | undefined;
  readonly onAccept: (rows: readonly Transaction[]) => void;
  readonly onChange: (row: Transaction) => void;
}

export function ReviewBar({ rows, reasonOf, onAccept, onChange }: ReviewBarProps) {
  const narrow = useNarrow();
  const [first] = rows;
  if (!first) return null;
  return (
    <div className={styles.bar}>
      {narrow && (
        <FirstRow row={first} reason={reasonOf(first)} onAccept={onAccept} onChange={onChange} />
      )}
      <div className={styles.line}>
        {!narrow && (
          <p className={styles.hint}>
            <kbd>a</kbd> accepts the selected row, <kbd>c</kbd> changes it.
          </p>
        )}
        <Button size="small" onClick={() => onAccept(rows)}>
          Accept all {rows.length}
        </Button>
      </div>
    </div>
  );
}

interface FirstRowProps extends Pick<ReviewBarProps, 'onAccept' | 'onChange'> {
  readonly row: Transaction;
  readonly reason: ReviewReason | undefined;
}

function FirstRow({ row, reason, onAccept, onChange }: FirstRowProps) {
  return (
    <SwipeCard
      label={`Review ${row.merchant}`}
      left={{ label: 'Change', icon: Pencil, tone: 'info', run: () => onChange(row) }}
      right={{ label: 'Accept', icon: Check, tone: 'positive', run: () => onAccept([row]) }}
    >
      <span className={styles.row}>
        <span className={styles.merchant}>{row.merchant}</span>
        <SignedAmount amount={row.amount} currency={row.currency} />
      </span>
      <span className={styles.detail}>
        {row.category} · <CivilDate date={row.date} />
        {reason && ` · ${reasonWords(reason, row)}`}
      </span>
    </SwipeCard>
  );
}
