import { monthLabel, suggestedTotal } from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import { Button, Card, EmptyState } from '@halyard/shared-contracts/ui';
import type { BudgetAnswer } from '@halyard/shared-contracts/wire';

interface NoBudgetProps {
  readonly answer: Pick<BudgetAnswer, 'month' | 'threeMonthAverage' | 'bills'>;
  readonly onEdit: () => void;
}

export function NoBudget({ answer, onEdit }: NoBudgetProps) {
  const usual = suggestedTotal(answer.threeMonthAverage, answer.bills);
  return (
    <Card>
      <EmptyState
        title={`No budget for ${monthLabel(answer.month)} yet`}
        hint={
          usual > 0
            ? `Your last three months suggest ${formatUsd(usual, { decimals: 0 })} a month. Start from there, and change what you like.`
            : 'Set an amount for each category you want to keep an eye on.'
        }
        action={
          <Button variant="primary" onClick={onEdit}>
            Set up a budget
          </Button>
        }
      />
    </Card>
  );
}
