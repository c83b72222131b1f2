import { type IsoDate, monthOf } from '@halyard/shared-contracts/finance';
import { chartColor } from '@halyard/shared-contracts/ui';
import { DebtChart } from '@halyard/shared-contracts/ui/parts';
import { useMemo } from 'react';
import { payoffCourses } from './payoff-courses';
import type { PlannerView } from './planner-view';

const HEIGHT_PX = 220;

interface PayoffChartProps {
  readonly view: PlannerView;
  readonly today: IsoDate;
}

export function PayoffChart({ view, today }: PayoffChartProps) {
  const courses = useMemo(
    () => payoffCourses(view).map((course, at) => ({ ...course, color: chartColor(at) })),
    [view],
  );
  const owed = courses[0]?.owed[0];
  if (owed === undefined) return null;
  return (
    <DebtChart
      label="What you owe over time"
      history={[{ date: monthOf(today), owed }]}
      courses={courses}
      height={HEIGHT_PX}
    />
  );
}
