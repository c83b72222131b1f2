import { safeStorage } from '@halyard/shared-contracts/store';
import { Button, Card } from '@halyard/shared-contracts/ui';
import { useReportedChange } from '../../data/use-reported-change';
import { serverText } from '../../server-text';
import { forgetInsights } from './insight-cache';
import { InsightItem } from './insight-item';
import {
  useDashboardInsightsQuery,
  useDashboardPutInsightAwayMutation,
  useDashboardRestoreInsightMutation,
} from './insights-api';
import styles from './insights.module.css';

const EMPTY =
  'No insights available yet. Connect your accounts to get personalized recommendations!';

export function InsightsCard({ source }: { source: 'sample' | 'own' }) {
  const { data, error, isFetching, isLoading, refetch } = useDashboardInsightsQuery(source);
  const putAway = usePutAway(source);
  const refresh = () => {
    forgetInsights(safeStorage('sessionStorage'));
    void refetch();
  };
  const actions = (
    <Button size="small" busy={isFetching && !isLoading} onClick={refresh}>
      {isFetching && !isLoading ? 'Refreshing...' : 'Refresh'}
    </Button>
  );
  return (
    <Card title="Financial Insights" actions={actions}>
      <div className={styles.stage}>
        {isLoading && (
          <p role="status" className={styles.note}>
            Loading insights...
          </p>
        )}
        {error && !isFetching && <InsightsFailure error={error} onRetry={refresh} />}
        {data?.length === 0 && <p className={styles.note}>{EMPTY}</p>}
        {data && data.length > 0 && (
          <ul className={styles.list} role="list">
            {data.map((insight) => (
              <InsightItem
                key={insight.id ?? insight.title}
                insight={insight}
                onPutAway={putAway}
              />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function InsightsFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.failed}>Failed to load insights</p>
      <p className={styles.reason}>{serverText(error, 'Failed to fetch insights')}</p>
      <Button size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

const TOLD = { dismiss: 'Insight dismissed', snooze: 'Insight put away for a week' } as const;

/** Puts an insight away, says so, and offers the way back. */
function usePutAway(source: 'sample' | 'own') {
  const [putAway] = useDashboardPutInsightAwayMutation();
  const [restore] = useDashboardRestoreInsightMutation();
  const report = useReportedChange();
  return (id: string, how: keyof typeof TOLD) =>
    void report(putAway({ id, how, source }).unwrap(), TOLD[how], () =>
      restore({ id, source }).unwrap(),
    );
}
