import type { Cents } from '../../money';
import { addDays, compareDates, type IsoDate } from '../civil-date';
import { nextDate } from './next-date';
import { isDoubtful, type RecurringStream } from './stream';

/** `amount` is the latest price of the stream if it rose, or else its typical one. */
export interface UpcomingPayment {
  readonly stream: RecurringStream;
  readonly date: IsoDate;
  readonly amount: Cents;
}

function datesUntil(stream: RecurringStream, from: IsoDate, until: IsoDate): IsoDate[] {
  const dates: IsoDate[] = [];
  let date = stream.nextDate;
  while (date <= until) {
    if (date >= from) dates.push(date);
    date = nextDate(date, stream.cadence, stream.onDays, stream.onWeekday);
  }
  return dates;
}

/** Returns the expected payments from `today` to `days` later, both included, soonest first. */
export function upcoming(
  streams: readonly RecurringStream[],
  today: IsoDate,
  days = 30,
): UpcomingPayment[] {
  return streams
    .filter((stream) => !isDoubtful(stream))
    .flatMap((stream) =>
      datesUntil(stream, today, addDays(today, days)).map((date) => ({
        stream,
        date,
        amount: stream.priceRise?.to ?? stream.typicalAmount,
      })),
    )
    .sort((a, b) => compareDates(a.date, b.date));
}
