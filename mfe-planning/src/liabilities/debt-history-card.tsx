import { type Liability, owedCourse } from '@halyard/shared-contracts/finance';
import { useNetWorthQuery } from '@halyard/shared-contracts/store';
import { Card, chartColor } from '@halyard/shared-contracts/ui';
import { DebtChart } from '@halyard/shared-contracts/ui/parts';
import { useMemo } from 'react';
import type { DebtContext } from './debt-context';

interface DebtHistoryCardProps {
  readonly liabilities: readonly Liability[];
  readonly context: DebtContext;
}

const LINE = 2;

export function DebtHistoryCard({ liabilities, context }: DebtHistoryCardProps) {
  const { transactions, today } = context;
  const points = useNetWorthQuery().data?.history;
  const history = useMemo(
    () => points?.map(({ date, liabilities: owed }) => ({ date, owed })) ?? [],
    [points],
  );
  const courses = useMemo(() => {
    const owed = owedCourse({ liabilities, transactions, today });
    return owed ? [{ name: 'At today’s payments', owed, color: chartColor(1) }] : [];
  }, [liabilities, transactions, today]);
  if (history.length === 0 || (history.length < LINE && courses.length === 0)) return null;
  return (
    <Card title="Debts over time">
      <DebtChart label="What you owe over time" history={history} courses={courses} />
    </Card>
  );
}
