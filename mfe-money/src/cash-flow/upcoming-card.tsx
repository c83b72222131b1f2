import { failureMessage, useTransactionsQuery } from '@halyard/shared-contracts/store';
import { Card, EmptyState, Figure, List, Money, QueryView } from '@halyard/shared-contracts/ui';
import { AHEAD_DAYS, type UpcomingView, upcomingView } from './cash-flow-view';
import styles from './cash-flow.module.css';
import { EndedRow, MissedRow } from './upcoming-rows';
import { WeekList } from './week-list';

export function UpcomingCard() {
  return (
    <Card title={`Next ${AHEAD_DAYS} days`}>
      <QueryView
        query={useTransactionsQuery()}
        loading="Loading bills and paydays..."
        errorMessage={failureMessage}
      >
        {({ transactions, today }) => <Upcoming view={upcomingView(transactions, today)} />}
      </QueryView>
    </Card>
  );
}

function Upcoming({ view }: { readonly view: UpcomingView }) {
  if (view.weeks.length + view.missed.length + view.ended.length === 0) {
    return (
      <EmptyState
        title="No bills or paydays found yet"
        hint="They appear once a payment has come three times on a rhythm."
      />
    );
  }
  return (
    <>
      <div className={styles.sums}>
        <Figure label="Expected in" value={<Money amount={view.moneyIn} />} />
        <Figure label="Expected out" value={<Money amount={view.moneyOut} />} />
      </div>
      {view.moved > 0 && (
        <p className={styles.moved}>
          Another <Money amount={view.moved} /> goes to your own savings and investments. It is gray
          below and in neither sum.
        </p>
      )}
      {view.missed.length > 0 && (
        <List>
          {view.missed.map((stream) => (
            <MissedRow key={`${stream.merchant} ${stream.typicalAmount}`} stream={stream} />
          ))}
        </List>
      )}
      <WeekList weeks={view.weeks} />
      {view.ended.length > 0 && (
        <List>
          {view.ended.map((stream) => (
            <EndedRow key={`${stream.merchant} ${stream.lastDate}`} stream={stream} />
          ))}
        </List>
      )}
    </>
  );
}
