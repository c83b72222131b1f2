import {
  addDays,
  addMonths,
  endedStreams,
  isReplacedByOwnItem,
  type IsoDate,
  type Occurrence,
  openOccurrences,
  recurringStreams,
  type RecurringStream,
  type ScheduledItem,
  type Transaction,
  upcoming,
  type UpcomingPayment,
  type UpcomingTotals,
  upcomingTotals,
} from '@halyard/shared-contracts/finance';
import { ZERO } from '@halyard/shared-contracts/money';
import type { IncomeAnswer } from '@halyard/shared-contracts/wire';

const CHART_MONTHS = 12;

export const AHEAD_DAYS = 30;

const FORECAST_DAYS = 90;

const ENDED_DAYS = 120;

export interface UpcomingView extends UpcomingTotals {
  /** They are sorted by day. The totals cover the next 30 days. */
  readonly payments: readonly UpcomingPayment[];
  /** These are the user's scheduled items. Each one replaces the payments that it announces. */
  readonly own: readonly Occurrence[];
  readonly missed: readonly RecurringStream[];
  readonly ended: readonly RecurringStream[];
}

/** Returns up to twelve months, starting with the first month that has transactions. */
export function monthBars(byMonth: IncomeAnswer['byMonth']): IncomeAnswer['byMonth'] {
  const last = byMonth.at(-1)?.month;
  if (last === undefined) return [];
  const known = new Map(byMonth.map((each) => [each.month, each]));
  const calendar = Array.from({ length: CHART_MONTHS }, (_, index) =>
    addMonths(last, index + 1 - CHART_MONTHS),
  );
  return calendar
    .slice(calendar.findIndex((month) => known.has(month)))
    .map((month) => known.get(month) ?? { month, income: ZERO, spending: ZERO });
}

export function upcomingView(
  transactions: readonly Transaction[],
  today: IsoDate,
  scheduled: readonly ScheduledItem[] = [],
): UpcomingView {
  const streams = recurringStreams(transactions, today);
  const own = openOccurrences(scheduled, transactions, today, addDays(today, FORECAST_DAYS));
  const payments = upcoming(streams, today, FORECAST_DAYS).filter(
    (each) => !isReplacedByOwnItem(each, own),
  );
  const isNear = ({ date }: { readonly date: IsoDate }) => date <= addDays(today, AHEAD_DAYS);
  return {
    payments,
    own,
    missed: streams.filter(({ missed }) => missed),
    ended: endedStreams(transactions, today).filter(
      ({ lastDate }) => lastDate >= addDays(today, -ENDED_DAYS),
    ),
    ...upcomingTotals(payments.filter(isNear), own.filter(isNear)),
  };
}
