import { failureMessage, useTransactionsQuery } from '@halyard/shared-contracts/store';
import { Card, EmptyState, Figure, List, Money, QueryView } from '@halyard/shared-contracts/ui';
import { AHEAD_DAYS, type UpcomingView, upcomingView } from './cash-flow-view';
import styles from './cash-flow.module.css';
import { EndedRow, MissedRow, PaymentRow } from './upcoming-rows';

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
  if (view.payments.length + view.missed.length + view.ended.length === 0) {
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
      <List>
        {view.missed.map((stream) => (
          <MissedRow key={`${stream.merchant} ${stream.typicalAmount}`} stream={stream} />
        ))}
        {view.payments.map((payment) => (
          <PaymentRow
            key={`${payment.stream.merchant} ${payment.amount} ${payment.date}`}
            payment={payment}
          />
        ))}
        {view.ended.map((stream) => (
          <EndedRow key={`${stream.merchant} ${stream.lastDate}`} stream={stream} />
        ))}
      </List>
    </>
  );
}
