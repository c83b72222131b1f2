import { formatUsd } from '@halyard/shared-contracts/money';
import { Money } from '@halyard/shared-contracts/ui';
import { CategoryTile } from '@halyard/shared-contracts/ui/parts';
import { changeMessage } from './change-message';
import type { CategoryDetail } from './spending-view';
import styles from './category-row.module.css';

/** Spending without a budget counts as 100 %. */
const FULL_PERCENT = 100;

interface CategoryRowProps {
  readonly detail: CategoryDetail;
  readonly onOpen: () => void;
}

export function CategoryRow({ detail, onOpen }: CategoryRowProps) {
  const { category, custom, amount, budget, change } = detail;
  return (
    <li className={styles.row}>
      <CategoryTile category={category} custom={custom} />
      <div className={styles.words}>
        <p className={styles.line}>
          <button type="button" aria-haspopup="dialog" className={styles.open} onClick={onOpen}>
            {category}
          </button>
          <span className={styles.amount}>
            <Money amount={amount} />
            {amount < 0 && ' credit'}
          </span>
        </p>
        {budget && <BudgetProgress category={category} budget={budget} />}
        {change !== null && <p className={styles.note}>{changeMessage(change)}</p>}
      </div>
    </li>
  );
}

interface BudgetProgressProps extends Pick<CategoryDetail, 'category'> {
  readonly budget: NonNullable<CategoryDetail['budget']>;
}

function BudgetProgress({ category, budget }: BudgetProgressProps) {
  const { assigned, percent, tone } = budget;
  const share = percent === null ? 'Over a' : `${Math.round(percent)}% of`;
  const text = `${share} budget · ${formatUsd(assigned)}`;
  const drawn = Math.min(FULL_PERCENT, Math.max(0, percent ?? FULL_PERCENT));
  return (
    <>
      <div
        role="progressbar"
        aria-label={category}
        aria-valuemin={0}
        aria-valuemax={FULL_PERCENT}
        aria-valuenow={Math.round(drawn)}
        aria-valuetext={text}
        className={styles.track}
      >
        <div className={`${styles.bar} ${styles[tone]}`} style={{ width: `${drawn}%` }} />
      </div>
      <p className={styles.note}>{text}</p>
    </>
  );
}
