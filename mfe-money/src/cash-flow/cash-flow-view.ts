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
  weekEnd,
} from '@halyard/shared-contracts/finance';
import { ZERO } from '@halyard/shared-contracts/money';
import type { IncomeAnswer } from '@halyard/shared-contracts/wire';

const CHART_MONTHS = 12;

export const AHEAD_DAYS = 30;

const ENDED_DAYS = 120;

/** The expected payments of a calendar week, Sunday to Saturday. */
export interface UpcomingWeek extends UpcomingTotals {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly payments: readonly UpcomingPayment[];
}

export interface UpcomingView extends UpcomingTotals {
  /** Soonest first; a week without payments is left out, and the first begins today. */
  readonly weeks: readonly UpcomingWeek[];
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

function weeksOf(payments: readonly UpcomingPayment[], today: IsoDate): UpcomingWeek[] {
  const ends = [...new Set(payments.map(({ date }) => weekEnd(date)))];
  return ends.map((to) => {
    const sunday = addDays(to, -6);
    const own = payments.filter(({ date }) => weekEnd(date) === to);
    const from = sunday < today ? today : sunday;
    return { from, to, payments: own, ...upcomingTotals(own) };
  });
}

export function upcomingView(transactions: readonly Transaction[], today: IsoDate): UpcomingView {
  const streams = recurringStreams(transactions, today);
  const payments = upcoming(streams, today, AHEAD_DAYS);
  return {
    weeks: weeksOf(payments, today),
    missed: streams.filter(({ missed }) => missed),
    ended: endedStreams(transactions, today).filter(
      ({ lastDate }) => lastDate >= addDays(today, -ENDED_DAYS),
    ),
    ...upcomingTotals(payments),
  };
}
