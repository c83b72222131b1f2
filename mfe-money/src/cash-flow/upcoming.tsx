import { countWords, type IsoDate } from '@halyard/shared-contracts/finance';
import { Disclosure, EmptyState, Figure, List, Money } from '@halyard/shared-contracts/ui';
import type { ForecastAnswer } from '@halyard/shared-contracts/wire';
import { AHEAD_DAYS, type UpcomingView } from './cash-flow-view';
import styles from './cash-flow.module.css';
import { comingDays } from './coming-days';
import { everydayWords, transferWords } from './forecast-view';
import { ComingList } from './coming-list';
import { EndedRow, MissedRow } from './upcoming-rows';

interface UpcomingProps {
  readonly view: UpcomingView;
  readonly forecast: ForecastAnswer['days'];
  readonly today: IsoDate;
}

export function Upcoming({ view, forecast, today }: UpcomingProps) {
  const days = comingDays(forecast, view.payments, { own: view.own, today });
  if (days.length + view.missed.length + view.ended.length === 0) {
    return (
      <EmptyState
        title="No bills or paydays found yet"
        hint="They appear once a payment has come three times at regular intervals."
      />
    );
  }
  const near = forecast.slice(0, AHEAD_DAYS);
  const alsoInChart = [transferWords(near), everydayWords(near)].filter((words) => words !== null);
  return (
    <>
      <Sums view={view} alsoInChart={alsoInChart} />
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

interface SumsProps extends Pick<UpcomingProps, 'view'> {
  readonly alsoInChart: readonly string[];
}

function Sums({ view: { moneyIn, moneyOut, moved }, alsoInChart }: SumsProps) {
  return (
    <section aria-label={`Next ${AHEAD_DAYS} days`} className={styles.next}>
      <p className={styles.dayName}>Next {AHEAD_DAYS} days</p>
      <div className={styles.sums}>
        <Figure label="Expected in" value={<Money amount={moneyIn} />} />
        <Figure label="Expected out" value={<Money amount={moneyOut} />} />
      </div>
      {(moved > 0 || alsoInChart.length > 0) && (
        <Disclosure summary="What is in neither sum">
          {moved > 0 && (
            <p className={styles.moved}>
              Another <Money amount={moved} /> goes to your own savings and investments. It is gray
              below and in neither sum.
            </p>
          )}
          {alsoInChart.map((words) => (
            <p key={words} className={styles.moved}>
              {words}
            </p>
          ))}
        </Disclosure>
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
