import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Card, List, ListRow, QueryView } from '@halyard/shared-contracts/ui';
import type { AccountEvent } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { useShellAccountEventsQuery } from './account-api';
import { Instant } from './instant';

const WORDS: Readonly<Record<string, string>> = {
  'signed-up': 'Account created',
  'signed-in': 'Logged in',
  'signed-in-with-passkey': 'Logged in with a passkey',
  'sign-in-failed': 'A log-in failed: the password was wrong',
  'sign-in-refused': 'Log-ins were refused after too many wrong tries',
  'signed-out': 'Logged out',
  'session-ended': 'A browser was logged out',
  'other-sessions-ended': 'All other browsers were logged out',
  'sessions-ended-by-operator': 'We logged out all your browsers',
  'email-verified': 'E-mail address confirmed',
  'email-changed': 'E-mail address changed',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset by a mailed link',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'totp-on': 'Authenticator app turned on',
  'totp-off': 'Authenticator app turned off',
  'recovery-code-used': 'A recovery code was used',
  'recovery-codes-made': 'New recovery codes made',
  'bank-linked': 'Bank connected',
  'bank-disconnected': 'Bank disconnected',
  'bank-removed': 'The bank confirmed the end of the connection',
  'bank-withdrawn': 'Access was withdrawn at the bank',
  'bank-replaced': 'Bank connection replaced by a newer one',
  'visit-brought': 'Data of a visit added to the account',
  'data-exported': 'Data exported',
  'data-imported': 'Data imported',
  'statement-imported': 'Statement imported',
  'category-merged': 'Category merged',
  'category-deleted': 'Category deleted',
  'rule-applied': 'Rule applied',
  'calendar-shared': 'Calendar address created',
  'calendar-closed': 'Calendar address turned off',
  'consent-given': 'Consent given',
  'consent-withdrawn': 'Consent withdrawn',
  'deletion-asked': 'Deletion of the account requested',
};

const eventWords = ({ event }: AccountEvent): string => WORDS[event] ?? event;

const FIRST = 10;

const subtitleOf = ({ detail, browser }: AccountEvent): string =>
  [detail, browser].filter((part) => part !== null).join(' · ');

function Events({ events }: { readonly events: readonly AccountEvent[] }) {
  const [all, setAll] = useState(false);
  return (
    <>
      <List>
        {events.slice(0, all ? undefined : FIRST).map((event) => (
          <ListRow
            key={event.id}
            title={eventWords(event)}
            subtitle={subtitleOf(event)}
            value={null}
            meta={<Instant at={event.at} />}
          />
        ))}
      </List>
      {!all && events.length > FIRST && <Button onClick={() => setAll(true)}>Show more</Button>}
    </>
  );
}

export function EventsCard() {
  const events = useShellAccountEventsQuery();
  return (
    <Card title="Recent activity">
      <QueryView query={events} loading="Loading..." errorMessage={failureMessage}>
        {(list) => <Events events={list} />}
      </QueryView>
    </Card>
  );
}
