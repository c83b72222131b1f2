import { useReportedChange } from '../../data/use-reported-change';
import {
  useDashboardPutInsightAwayMutation,
  useDashboardRestoreInsightMutation,
} from './insights-api';

const TOLD = { dismiss: 'Insight dismissed', snooze: 'Insight put away for a week' } as const;

/** Puts an insight away, says so, and offers the way back. */
export function usePutAway(source: 'sample' | 'own') {
  const [putAway] = useDashboardPutInsightAwayMutation();
  const [restore] = useDashboardRestoreInsightMutation();
  const report = useReportedChange();
  return (id: string, how: keyof typeof TOLD) =>
    void report(putAway({ id, how, source }).unwrap(), TOLD[how], () =>
      restore({ id, source }).unwrap(),
    );
}
