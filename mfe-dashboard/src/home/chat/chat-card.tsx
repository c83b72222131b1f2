import { Badge, Card, useIdle } from '@halyard/shared-contracts/ui';
import { Chat } from './chat';
import { useDashboardAiStatusQuery, useDashboardChatHistoryQuery } from './chat-api';
import { Consent } from './consent';
import styles from './chat.module.css';

/** A status that cannot be read counts as not configured (P1-8-15). */
export function ChatCard() {
  const idle = useIdle();
  const status = useDashboardAiStatusQuery(undefined, { skip: !idle });
  const history = useDashboardChatHistoryQuery(undefined, { skip: !idle });
  const isLoading = status.isLoading || !idle;
  const configured = status.data?.configured ?? false;
  const badge = (
    <Badge tone={configured ? 'positive' : 'warning'}>
      {configured ? 'AI Online' : 'AI Setup Required'}
    </Badge>
  );
  return (
    <Card title="AI Assistant" actions={!isLoading && badge}>
      <div className={styles.stage}>
        {isLoading || !history.data ? (
          <p role="status" className={styles.loading}>
            Loading chat...
          </p>
        ) : (
          <>
            {configured && <Consent consent={status.data?.consent ?? null} />}
            <Chat talk={history.data} configured={configured} />
          </>
        )}
      </div>
    </Card>
  );
}
