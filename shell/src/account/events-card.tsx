import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Card, List, ListRow, QueryView } from '@halyard/shared-contracts/ui';
import type { AccountEvent } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { useShellAccountEventsQuery } from './account-api';
import { eventWords } from './event-words';
import { Instant } from './instant';

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
