import { Button, monthLabel } from '@halyard/shared-contracts/ui';
import type { BudgetAnswer } from '@halyard/shared-contracts/wire';
import type { BudgetDraft } from './budget-draft';
import styles from './budget.module.css';
import { useLastMonth } from './use-last-month';

interface PrefillProps {
  readonly answer: BudgetAnswer;
  readonly onFill: (amounts: BudgetDraft) => void;
}

const isEmpty = (amounts: BudgetDraft): boolean => Object.keys(amounts).length === 0;

export function Prefill({ answer, onFill }: PrefillProps) {
  const { lastMonth, lastAssigned = {} } = useLastMonth(answer.month);
  return (
    <div className={styles.suggestions}>
      <Button size="small" disabled={isEmpty(lastAssigned)} onClick={() => onFill(lastAssigned)}>
        Copy {monthLabel(lastMonth)}
      </Button>
      <Button
        size="small"
        disabled={isEmpty(answer.threeMonthAverage)}
        onClick={() => onFill(answer.threeMonthAverage)}
      >
        Use the 3-month average
      </Button>
    </div>
  );
}
