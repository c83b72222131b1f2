import {
  accountTypeFacts,
  countedAccounts,
  type FinancialData,
  type RecurringStream,
  recurringStreams,
  upcoming,
} from '@halyard/shared-contracts/finance';
import { add, cents, negate, sum } from '@halyard/shared-contracts/money';
import type { Finding } from './finding';

/** Cash below this is worth a warning. */
const LOW_CASH = cents(500_00);

const priceRises = (streams: readonly RecurringStream[]): Finding[] =>
  streams.flatMap(({ merchant, category, priceRise }): Finding[] =>
    priceRise ? [{ rule: 'price_rise', merchant, category, ...priceRise }] : [],
  );

const missedDeposits = (streams: readonly RecurringStream[]): Finding[] =>
  streams.flatMap(({ merchant, category, direction, missed, nextDate }): Finding[] =>
    missed && direction === 'in'
      ? [{ rule: 'missed_deposit', merchant, category, expected: nextDate }]
      : [],
  );

/**
 * Returns the first day within 30 on which checking and savings fall below $500, if only recurring payments and
 * deposits happen.
 */
function lowCash(
  { accounts, today }: FinancialData,
  streams: readonly RecurringStream[],
): Finding[] {
  const held = countedAccounts(accounts).filter(({ type }) => accountTypeFacts(type).isCash);
  if (held.length === 0) return [];
  let cash = sum(held.map(({ balance }) => balance));
  for (const { stream, date, amount } of upcoming(streams, today)) {
    cash = add(cash, stream.direction === 'in' ? amount : negate(amount));
    if (cash < LOW_CASH) return [{ rule: 'low_cash', date, cash }];
  }
  return [];
}

export function recurringFindings(financialData: FinancialData): Finding[] {
  const streams = recurringStreams(financialData.transactions, financialData.today);
  return [...lowCash(financialData, streams), ...priceRises(streams), ...missedDeposits(streams)];
}
