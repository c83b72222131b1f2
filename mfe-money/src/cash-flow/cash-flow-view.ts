import {
  type IsoDate,
  recurringStreams,
  type RecurringStream,
  type Transaction,
  upcoming,
  type UpcomingPayment,
  type UpcomingTotals,
  upcomingTotals,
} from '@halyard/shared-contracts/finance';
import type { IncomeAnswer } from '@halyard/shared-contracts/wire';

/** Months that the bars have room for. */
const CHART_MONTHS = 12;

/** Days ahead that bills and paydays are listed for. */
export const AHEAD_DAYS = 30;

/** What is expected in the next days, what failed to come, and what it adds up to. */
export interface UpcomingView extends UpcomingTotals {
  /** Soonest first. */
  readonly payments: readonly UpcomingPayment[];
  readonly missed: readonly RecurringStream[];
}

/** The latest months, oldest first. */
export function monthBars(byMonth: IncomeAnswer['byMonth']): IncomeAnswer['byMonth'] {
  return byMonth.slice(-CHART_MONTHS);
}

/** Bills and paydays of the next 30 days, from payments that have recurred regularly so far. */
export function upcomingView(transactions: readonly Transaction[], today: IsoDate): UpcomingView {
  const streams = recurringStreams(transactions, today);
  const payments = upcoming(streams, today, AHEAD_DAYS);
  return {
    payments,
    missed: streams.filter(({ missed }) => missed),
    ...upcomingTotals(payments),
  };
}
