import type { BudgetVariance } from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';

type Variance = Pick<BudgetVariance, 'kind' | 'amount'>;

export function varianceMessage({ kind, amount }: Variance): string {
  if (kind === 'exact') return 'You spent exactly your budgeted amount this month.';
  return kind === 'more'
    ? `You spent ${formatUsd(amount)} more than budgeted this month.`
    : `You spent ${formatUsd(amount)} less than budgeted this month. Great job!`;
}
