import type { CategoryKey } from '@halyard/shared-contracts/finance';
import { type Cents, formatUsd } from '@halyard/shared-contracts/money';
import { Button, monthLabel } from '@halyard/shared-contracts/ui';
import type { BudgetAnswer } from '@halyard/shared-contracts/wire';
import styles from './budget.module.css';
import { useLastMonth } from './use-last-month';

interface SuggestionsProps {
  readonly answer: BudgetAnswer;
  readonly categoryKey: CategoryKey;
  readonly onPick: (amount: Cents) => void;
}

export function Suggestions({ answer, categoryKey, onPick }: SuggestionsProps) {
  const { lastMonth, lastAssigned } = useLastMonth(answer.month);
  const offers = [
    { label: '3-month average', amount: answer.threeMonthAverage[categoryKey] },
    { label: monthLabel(lastMonth), amount: lastAssigned?.[categoryKey] },
  ];
  return (
    <div className={styles.suggestions}>
      {offers.map(
        ({ label, amount }) =>
          amount !== undefined && (
            <Button key={label} size="small" onClick={() => onPick(amount)}>
              {label}: {formatUsd(amount)}
            </Button>
          ),
      )}
    </div>
  );
}
