import { failureMessage } from '@halyard/shared-contracts/store';
import { Board, Card, EmptyState, Page, QueryView } from '@halyard/shared-contracts/ui';
import type { OutboxMail } from '@halyard/shared-contracts/wire';
import { useShellOutboxQuery } from './account-api';
import styles from './account.module.css';
import { Instant } from './instant';

const LINK = /(https?:\/\/\S+)/;

const withLinks = (text: string) =>
  text.split(LINK).map((part, index) =>
    LINK.test(part) ? (
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );

function MailCard({ mail }: { readonly mail: OutboxMail }) {
  return (
    <Card as="article" title={mail.subject}>
      <p className={styles.note}>
        To {mail.to}, <Instant at={mail.at} />
      </p>
      <p className={styles.mail}>{withLinks(mail.body)}</p>
    </Card>
  );
}

export function OutboxScreen() {
  const outbox = useShellOutboxQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page
      title="Outbox"
      lead="No mail server is set up, so mail is kept on this machine and shown here. Only this machine can read it, and there is no such page in production."
    >
      <QueryView
        query={outbox}
        loading="Loading..."
        errorMessage={failureMessage}
        isEmpty={(mails) => mails.length === 0}
        empty={<EmptyState title="No mail yet" />}
      >
        {(mails) => (
          <Board>
            {mails.map((mail) => (
              <MailCard key={mail.id} mail={mail} />
            ))}
          </Board>
        )}
      </QueryView>
    </Page>
  );
}
