import { abs } from '@halyard/shared-contracts/money';
import { Money } from '@halyard/shared-contracts/ui';
import type { BudgetAnswer } from '@halyard/shared-contracts/wire';
import styles from './everyday-strip.module.css';

export function ToAssign({
  answer,
}: {
  readonly answer: Pick<BudgetAnswer, 'toAssign' | 'closed'>;
}) {
  const { toAssign, closed } = answer;
  if (toAssign === null || closed) return null;
  return (
    <p className={styles.note}>
      {toAssign >= 0 ? (
        <>
          Income to assign: <Money amount={toAssign} />
        </>
      ) : (
        <>
          <Money amount={abs(toAssign)} /> more is assigned than has come in so far
        </>
      )}
    </p>
  );
}
