import { Money, type PieSlice, PutAside, Share } from '@halyard/shared-contracts/ui';
import type { SpendingAnswer } from '@halyard/shared-contracts/wire';
import { clsx } from 'clsx';
import { useState } from 'react';
import styles from './spending-card.module.css';

interface SpendingLegendProps {
  readonly shown: readonly PieSlice[];
  readonly others: (PieSlice & { readonly members: readonly PieSlice[] }) | null;
  readonly credits: readonly PieSlice[];
  readonly spending: Pick<SpendingAnswer, 'total' | 'setAside'>;
}

export function SpendingLegend({ shown, others, credits, spending }: SpendingLegendProps) {
  const [open, setOpen] = useState(false);
  return (
    <ul className={styles.legend} role="list">
      {shown.map((slice) => (
        <LegendRow key={slice.name} slice={slice} />
      ))}
      {others && <LegendRow slice={others} open={open} onTurn={() => setOpen(!open)} />}
      {open && others?.members.map((slice) => <LegendRow key={slice.name} slice={slice} inner />)}
      {credits.map((slice) => (
        <LegendRow key={slice.name} slice={slice} />
      ))}
      <li className={styles.total}>
        <span className={styles.name}>Total</span>
        <Money amount={spending.total} decimals={0} />
        <span className={styles.share} />
      </li>
      {spending.setAside > 0 && (
        <li className={styles.aside}>
          <PutAside amount={spending.setAside} />
        </li>
      )}
    </ul>
  );
}

interface LegendRowProps {
  readonly slice: PieSlice;
  readonly inner?: boolean;
  readonly open?: boolean;
  readonly onTurn?: () => void;
}

function LegendRow({ slice, inner = false, open, onTurn }: LegendRowProps) {
  const { name, amount, percentage, color } = slice;
  return (
    <li className={clsx(styles.row, inner && styles.inner)}>
      {!inner && (
        <span className={styles.swatch} style={{ background: color }} aria-hidden="true" />
      )}
      {onTurn ? (
        <button type="button" aria-expanded={open} className={styles.others} onClick={onTurn}>
          {name}
        </button>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <Money amount={amount} decimals={0} />
      <span className={styles.share}>{amount < 0 ? 'credit' : <Share value={percentage} />}</span>
    </li>
  );
}
