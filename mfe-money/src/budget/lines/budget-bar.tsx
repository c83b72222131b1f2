import {
  type BudgetLine,
  budgetProgressTone,
  isPaidInFull,
} from '@halyard/shared-contracts/finance';
import { percentOf } from '@halyard/shared-contracts/money';
import styles from './budget-bar.module.css';

const FULL = 100;

interface BudgetBarProps {
  readonly line: BudgetLine;
  /** It is a percentage of the month, or null for other months. */
  readonly elapsed: number | null;
}

/** Screen readers skip the bar and read the amounts. */
export function BudgetBar({ line, elapsed }: BudgetBarProps) {
  const { spent, assigned } = line;
  const used = assigned === 0 && spent > 0 ? FULL : percentOf(spent, assigned);
  const tone = isPaidInFull(line) ? 'neutral' : budgetProgressTone(spent, assigned);
  const width = `${Math.min(FULL, Math.max(0, used))}%`;
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={`${styles.used} ${styles[tone]}`} style={{ width }} />
      {elapsed !== null && <span className={styles.today} style={{ left: `${elapsed}%` }} />}
    </span>
  );
}
