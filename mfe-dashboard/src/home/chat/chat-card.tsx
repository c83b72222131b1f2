import { Badge, Card } from '@halyard/shared-contracts/ui';
import { Chat } from './chat';
import { useDashboardAiStatusQuery, useDashboardChatHistoryQuery } from './chat-api';
import { Consent } from './consent';
import styles from './chat.module.css';

/** A status that cannot be read counts as not configured (spec part 1, section 8). */
export function ChatCard() {
  const status = useDashboardAiStatusQuery();
  const history = useDashboardChatHistoryQuery();
  const configured = status.data?.configured ?? false;
  const badge = (
    <Badge tone={configured ? 'positive' : 'warning'}>
      {configured ? 'AI Online' : 'AI Setup Required'}
    </Badge>
  );
  return (
    <Card title="AI Assistant" actions={!status.isLoading && badge}>
      <div className={styles.stage}>
        {status.isLoading || !history.data ? (
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
