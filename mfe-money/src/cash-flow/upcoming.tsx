import { countWords } from '@halyard/shared-contracts/finance';
import { Disclosure, EmptyState, Figure, List, Money } from '@halyard/shared-contracts/ui';
import type { ForecastAnswer } from '@halyard/shared-contracts/wire';
import { AHEAD_DAYS, type UpcomingView } from './cash-flow-view';
import styles from './cash-flow.module.css';
import { comingDays } from './coming-days';
import { ComingList } from './coming-list';
import { EndedRow, MissedRow } from './upcoming-rows';

interface UpcomingProps {
  readonly view: UpcomingView;
  readonly forecast: ForecastAnswer['days'];
}

export function Upcoming({ view, forecast }: UpcomingProps) {
  const days = comingDays(forecast, view.payments);
  if (days.length + view.missed.length + view.ended.length === 0) {
    return (
      <EmptyState
        title="No bills or paydays found yet"
        hint="They appear once a payment has come three times on a rhythm."
      />
    );
  }
  return (
    <>
      <Sums view={view} />
      {view.missed.length > 0 && (
        <List>
          {view.missed.map((stream) => (
            <MissedRow key={`${stream.merchant} ${stream.typicalAmount}`} stream={stream} />
          ))}
        </List>
      )}
      <ComingList days={days} />
      <Ended streams={view.ended} />
    </>
  );
}

function Sums({ view: { moneyIn, moneyOut, moved } }: Pick<UpcomingProps, 'view'>) {
  return (
    <section aria-label={`Next ${AHEAD_DAYS} days`} className={styles.next}>
      <p className={styles.dayName}>Next {AHEAD_DAYS} days</p>
      <div className={styles.sums}>
        <Figure label="Expected in" value={<Money amount={moneyIn} />} />
        <Figure label="Expected out" value={<Money amount={moneyOut} />} />
      </div>
      {moved > 0 && (
        <p className={styles.moved}>
          Another <Money amount={moved} /> goes to your own savings and investments. It is gray
          below and in neither sum.
        </p>
      )}
    </section>
  );
}

function Ended({ streams }: { readonly streams: UpcomingView['ended'] }) {
  if (streams.length === 0) return null;
  return (
    <Disclosure summary={`${countWords(streams.length, 'payment', 'payments')} ended lately`}>
      <List>
        {streams.map((stream) => (
          <EndedRow key={`${stream.merchant} ${stream.lastDate}`} stream={stream} />
        ))}
      </List>
    </Disclosure>
  );
}
