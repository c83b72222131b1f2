import {
  addMonths,
  type Category,
  type FinancialData,
  type IsoMonth,
  isSpending,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { abs, divide, sum } from '@halyard/shared-contracts/money';
import { monthName } from '../../finance/insight/words';
import type { MoneyFact, NumberFact } from '../fact/fact';
import { joined, type Said, say } from '../fact/said';
import { shownMerchant } from '../privacy/merchant-text';
import { merchantsCalled } from './mentions';
import { streamFacts } from '../fact/recurring-facts';
import {
  categoriesIn,
  earnedIn,
  largestIn,
  movement,
  spendingMove,
  spentAt,
  spentIn,
} from '../fact/spending-facts';

const RECURRING_TOLD = 6;

const none = (month: IsoMonth): Said => say`There is no spending in ${monthName(month)}.`;

/** How a month went: the total, the month before, and the three largest categories. */
export function spendingOverview(financialData: FinancialData, month: IsoMonth): Said {
  const total = spentIn(financialData, month);
  if (total.value === 0) return none(month);
  const top = categoriesIn(financialData, month)
    .slice(0, 3)
    .map(({ category, spent, share }) => say`${category} ${spent} (${share})`);
  const income = earnedIn(financialData, month);
  const left = income.value === 0 ? '' : say` Money in was ${income}.`;
  return say`You spent ${total} in ${monthName(month)}.${comparison(financialData, month)} Most of it: ${joined(top, ', ')}.${left}`;
}

function comparison(financialData: FinancialData, month: IsoMonth): Said {
  if (spentIn(financialData, addMonths(month, -1)).value === 0) return say``;
  const { amount, direction } = spendingMove(financialData, month);
  return direction === 0
    ? say` That is exactly as much as the month before.`
    : say` That is ${amount} ${direction > 0 ? 'more' : 'less'} than the month before.`;
}

/** What one category cost in one month. */
export function spendingOf(
  financialData: FinancialData,
  category: Category,
  month: IsoMonth,
): Said {
  const found = categoriesIn(financialData, month).find((each) => each.category === category);
  if (!found) return say`You spent nothing on ${category} in ${monthName(month)}.`;
  const { spent, payments, share } = found;
  const times = payments.value === 1 ? 'one transaction' : say`${payments} transactions`;
  return say`You spent ${spent} on ${category} in ${monthName(month)}, in ${times}. That is ${share} of the month's spending.`;
}

const MERCHANTS_NAMED = 3;

/** What was paid in a month to the merchants that a name means; never the total when the name is unknown. */
export function spendingCalled(financialData: FinancialData, name: string, month: IsoMonth): Said {
  const merchants = merchantsCalled(name, financialData);
  if (merchants.length === 0)
    return say`I find no category and no merchant called “${shownMerchant(name)}” in your transactions.`;
  const shown = merchants.slice(0, MERCHANTS_NAMED).map(shownMerchant).join(', ');
  const more = merchants.length > MERCHANTS_NAMED ? ' and others' : '';
  return say`You spent ${spentAt(financialData, merchants, month)} at ${shown}${more} in ${monthName(month)}.`;
}

/** The largest purchases of a month. */
export function largest(financialData: FinancialData, month: IsoMonth): Said {
  const [first, ...rest] = largestIn(financialData, month);
  if (!first) return none(month);
  const others = rest.map((row) => say`${shownMerchant(row.merchant)} ${movement(row).amount}`);
  const after = others.length === 0 ? '' : say` After it: ${joined(others, ', ')}.`;
  const { amount, date } = movement(first);
  return say`The largest in ${monthName(month)} is ${shownMerchant(first.merchant)}, ${amount} on ${date}.${after}`;
}

/** How often each merchant was paid, the most frequent first. */
function visits(rows: readonly Transaction[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { merchant } of rows) counts.set(merchant, (counts.get(merchant) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** How many payments there are, and what one comes to. */
function paymentsEver(spent: readonly Transaction[]): {
  readonly payments: NumberFact;
  readonly average: MoneyFact;
} {
  const query = { of: 'transactions', kind: 'spending' } as const;
  const value = divide(abs(sum(spent.map(({ amount }) => amount))), spent.length);
  return {
    payments: { id: 'payments', unit: 'count', value: spent.length, label: 'Payments', query },
    average: { id: 'average_payment', unit: 'cents', value, label: 'On average', query },
  };
}

/** What comes back: recurring payments, and the merchants that are paid most often. */
export function patterns(financialData: FinancialData): Said {
  const spent = financialData.transactions.filter(isSpending);
  if (spent.length === 0) return say`There are no transactions to analyze yet.`;
  const { payments, average } = paymentsEver(spent);
  const often = visits(spent)
    .slice(0, 3)
    .map(([merchant, count]) => `${shownMerchant(merchant)} (${count})`);
  return joined(
    [
      say`You have ${payments} payments, ${average} on average.`,
      `Most often: ${often.join(', ')}.`,
      recurring(financialData),
    ],
    ' ',
  );
}

function recurring(financialData: FinancialData): Said {
  const streams = streamFacts(financialData)
    .filter(({ direction }) => direction === 'out')
    .slice(0, RECURRING_TOLD)
    .map(({ merchant, amount, cadence }) => say`${shownMerchant(merchant)} ${amount} ${cadence}`);
  return streams.length === 0
    ? say`No recurring payment stands out yet.`
    : say`Recurring: ${joined(streams, ', ')}.`;
}
