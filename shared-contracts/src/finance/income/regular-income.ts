import { scale, sum, type Cents } from '../../money';
import type { FinancialData, Transaction } from '../entities';
import { oncePerList } from '../movement/once-per-list';
import { isIncome, isUnsortedDeposit } from '../movement/kind';
import { rowsByMonth } from '../movement/month/rows-by-month';
import type { Cadence } from '../recurring/cadence';
import { payeeKey } from '../recurring/payee-key';
import type { RecurringStream } from '../recurring/stream';
import { endedStreams, recurringStreams } from '../recurring/streams';
import type { IncomeSource } from './income-source';
import { fullMonths, irregularSource } from './irregular-income';
import { isPaidBack } from './paid-back';

export const PAYMENTS_PER_YEAR: Readonly<Record<Cadence, number>> = {
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
  quarterly: 4,
  yearly: 1,
};

export interface RegularIncome {
  readonly sources: readonly IncomeSource[];
  readonly yearly: Cents;
}

const isEarned = (row: Transaction): boolean =>
  isIncome(row) && !isUnsortedDeposit(row) && !isPaidBack(row);

const recurringSource = (stream: RecurringStream): IncomeSource => ({
  name: stream.merchant,
  category: stream.category,
  ...(stream.custom && { custom: stream.custom }),
  cadence: stream.cadence,
  amount: stream.typicalAmount,
  low: stream.low,
  high: stream.high,
  yearly: scale(stream.typicalAmount, PAYMENTS_PER_YEAR[stream.cadence]),
  accountId: stream.accountId,
});

function outsideStreams(
  income: readonly Transaction[],
  streams: readonly RecurringStream[],
): Transaction[] {
  const payees = new Map(income.map(({ id, merchant }) => [id, payeeKey(merchant)]));
  const lastDates = new Map(
    streams.flatMap(({ transactionIds, lastDate }) =>
      transactionIds.map((id) => [payees.get(id), lastDate]),
    ),
  );
  return income.filter(({ id, date }) => date > (lastDates.get(payees.get(id)) ?? ''));
}

type Known = Pick<FinancialData, 'transactions' | 'today'>;

/**
 * Returns payments with a rhythm, and irregular income of most months. Unsorted deposits, refunds,
 * reimbursements, and transfers are not regular.
 */
export function regularIncome({ transactions, today }: Known): RegularIncome {
  return computedIncome(transactions, today);
}

const earnedOfMonth = new WeakMap<readonly Transaction[], readonly Transaction[]>();

function earnedIn(month: readonly Transaction[]): readonly Transaction[] {
  const known = earnedOfMonth.get(month) ?? month.filter(isEarned);
  earnedOfMonth.set(month, known);
  return known;
}

const computedIncome = oncePerList((transactions, today): RegularIncome => {
  const earned = [...rowsByMonth(transactions).values()].flatMap(earnedIn);
  const income = earned.filter(({ date }) => date <= today);
  const streams = recurringStreams(income, today);
  const others = outsideStreams(income, [...streams, ...endedStreams(income, today)]);
  const months = fullMonths(transactions, today);
  const irregular = [...new Set(others.map(({ category }) => category))].sort().flatMap(
    (category) =>
      irregularSource(
        others.filter((row) => row.category === category),
        months,
      ) ?? [],
  );
  const sources = [...streams.map(recurringSource), ...irregular];
  return {
    sources: sources.sort((a, b) => b.yearly - a.yearly),
    yearly: sum(sources.map(({ yearly }) => yearly)),
  };
});
