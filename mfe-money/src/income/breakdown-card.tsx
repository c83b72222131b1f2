import type { IsoMonth } from '@halyard/shared-contracts/finance';
import { Card, CategoryList, Share } from '@halyard/shared-contracts/ui';
import type { SpendingAnswer } from '@halyard/shared-contracts/wire';

interface BreakdownCardProps {
  readonly month: IsoMonth;
  readonly categories: SpendingAnswer['categories'];
}

const share = (percentage: number) => (
  <>
    <Share value={percentage} /> of spending
  </>
);

export function BreakdownCard({ month, categories }: BreakdownCardProps) {
  const largestFirst = categories.toSorted((a, b) => b.amount - a.amount);
  return (
    <Card title="Actual Spending Breakdown">
      <CategoryList month={month} categories={largestFirst} share={share} />
    </Card>
  );
}
