import type { IsoDate, IsoMonth } from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import { Money, ProgressBar } from '@halyard/shared-contracts/ui';
import { changeMessage } from './change-message';
import type { CategoryDetail } from './spending-view';
import styles from './spending.module.css';

/** Shown for a category that was spent from with nothing assigned. */
const FULL_PERCENT = 100;

interface CategoryRowProps {
  readonly detail: CategoryDetail;
  readonly month: IsoMonth;
  readonly today: IsoDate;
}

export function CategoryRow({ detail, month, today }: CategoryRowProps) {
  const { amount, change } = detail;
  return (
    <li>
      <CategoryBar detail={detail} />
      <p className={styles.detailNote}>
        <Money amount={amount} />
        {amount < 0 && <span>credit</span>}
        {change !== null && <span>{changeMessage(change, month, today)}</span>}
      </p>
    </li>
  );
}

function CategoryBar({ detail: { category, budget } }: { readonly detail: CategoryDetail }) {
  if (budget === null) {
    return (
      <p className={styles.unbudgeted}>
        <span>{category}</span>
        <span>No budget</span>
      </p>
    );
  }
  const { assigned, percent, tone } = budget;
  const share = percent === null ? 'Over a' : `${Math.round(percent)}% of`;
  return (
    <ProgressBar
      label={category}
      value={percent ?? FULL_PERCENT}
      tone={tone}
      valueText={`${share} budget · ${formatUsd(assigned)}`}
    />
  );
}
