import { useToldChange } from '../../data/use-told-change';
import {
  useDashboardPutInsightAwayMutation,
  useDashboardRestoreInsightMutation,
} from './insights-api';

const TOLD = { dismiss: 'Insight dismissed', snooze: 'Insight put away for a week' } as const;

/** Puts an insight away, says so, and offers the way back. */
export function usePutAway(source: 'sample' | 'own') {
  const [putAway] = useDashboardPutInsightAwayMutation();
  const [restore] = useDashboardRestoreInsightMutation();
  const told = useToldChange();
  return (id: string, how: keyof typeof TOLD) =>
    void told(putAway({ id, how, source }).unwrap(), TOLD[how], () =>
      restore({ id, source }).unwrap(),
    );
}
