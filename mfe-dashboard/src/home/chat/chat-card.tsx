import { failureMessage } from '@halyard/shared-contracts/store';
import { Badge, Button, Card, FormProblem } from '@halyard/shared-contracts/ui';
import { Chat } from './chat';
import {
  useDashboardAiStatusQuery,
  useDashboardAllowAiMutation,
  useDashboardChatHistoryQuery,
} from './chat-api';
import { CONSENT } from './chat-words';
import styles from './chat.module.css';

/** A status that cannot be read counts as not configured (P1-8-15). */
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
            <Chat transcript={history.data} configured={configured} />
          </>
        )}
      </div>
    </Card>
  );
}

/** `consent` is null until the user chooses. */
function Consent({ consent }: { consent: boolean | null }) {
  const [allow, { isLoading, error }] = useDashboardAllowAiMutation();
  const button = (granted: boolean, label: string) => (
    <Button
      size="small"
      variant={consent === null && granted ? 'primary' : 'quiet'}
      busy={isLoading}
      onClick={() => void allow(granted)}
    >
      {label}
    </Button>
  );
  const problem = error !== undefined && <FormProblem>{failureMessage(error)}</FormProblem>;
  if (consent !== null) {
    return (
      <>
        <p className={styles.consent}>
          {consent ? CONSENT.on : CONSENT.off}
          {consent ? button(false, 'Turn off') : button(true, 'Turn on')}
        </p>
        {problem}
      </>
    );
  }
  return (
    <section aria-label="Permission for AI" className={styles.asking}>
      <p>{CONSENT.ask}</p>
      {problem}
      <div className={styles.choice}>
        {button(true, 'Allow')}
        {button(false, 'Not now')}
      </div>
    </section>
  );
}
