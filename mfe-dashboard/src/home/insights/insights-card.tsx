import { safeStorage } from '@halyard/shared-contracts/store';
import { countWords } from '@halyard/shared-contracts/finance';
import { Button, Card } from '@halyard/shared-contracts/ui';
import { useNarrow } from '@halyard/shared-contracts/ui/parts';
import type { AiInsight } from '@halyard/shared-contracts/wire';
import { useRef, useState } from 'react';
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
  const stage = useRef<HTMLDivElement>(null);
  const putAwayAndStay: typeof putAway = (id, how) => {
    // The focused button disappears with its insight.
    stage.current?.focus();
    putAway(id, how);
  };
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
      <div ref={stage} tabIndex={-1} className={styles.stage}>
        {isLoading && (
          <p role="status" className={styles.note}>
            Loading insights...
          </p>
        )}
        {error && !isFetching && <InsightsFailure error={error} onRetry={refresh} />}
        {data?.length === 0 && <p className={styles.note}>{EMPTY}</p>}
        {data && data.length > 0 && <InsightList insights={data} onPutAway={putAwayAndStay} />}
      </div>
    </Card>
  );
}

/** More insights would be cut off in the card. */
const AT_ONCE = 2;

interface InsightListProps {
  readonly insights: readonly AiInsight[];
  readonly onPutAway: ReturnType<typeof usePutAway>;
}

function InsightList({ insights, onPutAway }: InsightListProps) {
  const narrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const shown = narrow || isOpen ? insights : insights.slice(0, AT_ONCE);
  return (
    <>
      <ul className={styles.list} role="list">
        {shown.map((insight) => (
          <InsightItem key={insight.id ?? insight.title} insight={insight} onPutAway={onPutAway} />
        ))}
      </ul>
      {!narrow && insights.length > AT_ONCE && (
        <Button variant="quiet" size="small" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show all ${countWords(insights.length, 'insight')}`}
        </Button>
      )}
    </>
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

const MESSAGES = { dismiss: 'Insight dismissed', snooze: 'Insight snoozed for a week' } as const;

function usePutAway(source: 'sample' | 'own') {
  const [putAway] = useDashboardPutInsightAwayMutation();
  const [restore] = useDashboardRestoreInsightMutation();
  const report = useReportedChange();
  return (id: string, how: keyof typeof MESSAGES) =>
    void report(putAway({ id, how, source }).unwrap(), MESSAGES[how], () =>
      restore({ id, source }).unwrap(),
    );
}
