import {
  comparePayoffs,
  type IsoDate,
  type Liability,
  payoffMonth,
  plannableDebts,
} from '@halyard/shared-contracts/finance';
import { type Cents, ZERO } from '@halyard/shared-contracts/money';
import { useNetWorthQuery } from '@halyard/shared-contracts/store';
import { Card, chartColor } from '@halyard/shared-contracts/ui';
import { DebtChart } from '@halyard/shared-contracts/ui/parts';
import { useMemo } from 'react';

interface DebtHistoryCardProps {
  readonly liabilities: readonly Liability[];
  readonly today: IsoDate;
}

const LINE = 2;

export function DebtHistoryCard({ liabilities, today }: DebtHistoryCardProps) {
  const points = useNetWorthQuery().data?.history;
  const history = useMemo(
    () => points?.map(({ date, liabilities: owed }) => ({ date, owed })) ?? [],
    [points],
  );
  const courses = useMemo(
    () =>
      courseOf(liabilities, today).map((owed) => ({
        name: 'At today’s payments',
        owed,
        color: chartColor(1),
      })),
    [liabilities, today],
  );
  if (history.length === 0 || (history.length < LINE && courses.length === 0)) return null;
  return (
    <Card title="Debts over time">
      <DebtChart label="What you owe over time" history={history} courses={courses} />
    </Card>
  );
}

/** A debt without a rate or a payment has no course, so the sum has none either. */
function courseOf(liabilities: readonly Liability[], today: IsoDate): (readonly Cents[])[] {
  const { debts, incomplete } = plannableDebts(liabilities);
  if (debts.length === 0 || incomplete.length > 0) return [];
  const { asNow } = comparePayoffs(debts, { extra: ZERO, start: payoffMonth(today, 1) });
  return asNow === 'never' ? [] : [asNow.owed];
}
