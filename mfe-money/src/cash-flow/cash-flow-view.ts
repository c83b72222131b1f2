import {
  addDays,
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
import type { IncomeAnswer } from '@halyard/shared-contracts/wire';

const CHART_MONTHS = 12;

export const AHEAD_DAYS = 30;

const ENDED_DAYS = 120;

export interface UpcomingView extends UpcomingTotals {
  readonly payments: readonly UpcomingPayment[];
  readonly missed: readonly RecurringStream[];
  /** Bills and paydays that stopped lately. */
  readonly ended: readonly RecurringStream[];
}

export function monthBars(byMonth: IncomeAnswer['byMonth']): IncomeAnswer['byMonth'] {
  return byMonth.slice(-CHART_MONTHS);
}

export function upcomingView(transactions: readonly Transaction[], today: IsoDate): UpcomingView {
  const streams = recurringStreams(transactions, today);
  const payments = upcoming(streams, today, AHEAD_DAYS);
  return {
    payments,
    missed: streams.filter(({ missed }) => missed),
    ended: endedStreams(transactions, today).filter(
      ({ lastDate }) => lastDate >= addDays(today, -ENDED_DAYS),
    ),
    ...upcomingTotals(payments),
  };
}
