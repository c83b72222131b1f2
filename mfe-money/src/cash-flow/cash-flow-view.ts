import {
  addDays,
  addMonths,
  endedStreams,
  type IsoDate,
  recurringStreams,
  type RecurringStream,
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
  /** Those of the days of the forecast, soonest first; the totals are of the next 30 days. */
  readonly payments: readonly UpcomingPayment[];
  readonly missed: readonly RecurringStream[];
  /** Bills and paydays that stopped lately. */
  readonly ended: readonly RecurringStream[];
}

/** The last twelve calendar months, from the first with transactions on. A month without any is empty. */
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

export function upcomingView(transactions: readonly Transaction[], today: IsoDate): UpcomingView {
  const streams = recurringStreams(transactions, today);
  return {
    payments: upcoming(streams, today, FORECAST_DAYS),
    missed: streams.filter(({ missed }) => missed),
    ended: endedStreams(transactions, today).filter(
      ({ lastDate }) => lastDate >= addDays(today, -ENDED_DAYS),
    ),
    ...upcomingTotals(upcoming(streams, today, AHEAD_DAYS)),
  };
}
