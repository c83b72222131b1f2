import { Figure } from '@halyard/shared-contracts/ui';
import { FittedAmount } from '@halyard/shared-contracts/ui/parts';
import { headline } from './headline';
import type { PlannerView } from './planner-view';
import styles from './planner.module.css';

export function PlanOutcome({ view }: { readonly view: PlannerView }) {
  const { plan, saved } = view;
  if (plan === 'never') {
    return (
      <p role="status" className={styles.never}>
        With these payments the debts never end: they do not cover the interest. Raise the extra
        payment to see a date.
      </p>
    );
  }
  return (
    <>
      <div className={styles.outcome} role="status">
        <p className={styles.headline}>
          {headline(plan, saved)
            .split(/(?<=, )/)
            .map((part) => (
              <span key={part} className={styles.part}>
                {part}
              </span>
            ))}
        </p>
        <div className={styles.figures}>
          {saved && (
            <Figure
              label="Interest saved"
              value={<FittedAmount amount={saved.interest} />}
              tone="positive"
              size="large"
            />
          )}
          <Figure
            label="Total interest"
            value={<FittedAmount amount={plan.interest} />}
            size="large"
          />
        </div>
      </div>
      {saved === null && (
        <p className={styles.note}>
          At today’s payments at least one debt never ends, so there is nothing to compare with.
        </p>
      )}
    </>
  );
}
