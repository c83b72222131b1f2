import {
  addMonths,
  type Category,
  type Household,
  inMonth,
  type IsoMonth,
  isSpending,
  recurringStreams,
  spendingBreakdown,
  totalIncome,
  totalSpending,
} from '@halyard/shared-contracts/finance';
import { abs, divide, formatUsd, subtract, sum } from '@halyard/shared-contracts/money';
import { dayName, monthName } from '../../finance/insight/words';

const none = (month: IsoMonth): string => `There is no spending in ${monthName(month)}.`;

/** How a month went: the total, the month before, and the three largest categories. */
export function spendingOverview({ transactions }: Household, month: IsoMonth): string {
  const ofMonth = inMonth(transactions, month);
  const { categories, total } = spendingBreakdown(ofMonth);
  if (total === 0) return none(month);
  const before = totalSpending(inMonth(transactions, addMonths(month, -1)));
  const change = subtract(total, before);
  const comparison =
    before === 0
      ? ''
      : change === 0
        ? ' That is exactly as much as the month before.'
        : ` That is ${formatUsd(abs(change))} ${change > 0 ? 'more' : 'less'} than the month before.`;
  const top = categories
    .slice(0, 3)
    .map(({ category, amount, percentage }) => `${category} ${formatUsd(amount)} (${percentage}%)`)
    .join(', ');
  const income = totalIncome(ofMonth);
  const left = income === 0 ? '' : ` Money in was ${formatUsd(income)}.`;
  return `You spent ${formatUsd(total)} in ${monthName(month)}.${comparison} Most of it: ${top}.${left}`;
}

/** What one category cost in one month. */
export function spendingOf(household: Household, category: Category, month: IsoMonth): string {
  const { categories } = spendingBreakdown(inMonth(household.transactions, month));
  const slice = categories.find((each) => each.category === category);
  if (!slice) return `You spent nothing on ${category} in ${monthName(month)}.`;
  const times = slice.count === 1 ? 'one transaction' : `${slice.count} transactions`;
  return `You spent ${formatUsd(slice.amount)} on ${category} in ${monthName(month)}, in ${times}. That is ${slice.percentage}% of the month's spending.`;
}

/** The largest purchases of a month. */
export function largest({ transactions }: Household, month: IsoMonth): string {
  const spent = inMonth(transactions, month).filter(isSpending);
  const [first, ...rest] = spent.toSorted((a, b) => a.amount - b.amount).slice(0, 3);
  if (!first) return none(month);
  const others = rest.map(({ merchant, amount }) => `${merchant} ${formatUsd(abs(amount))}`);
  const after = others.length === 0 ? '' : ` After it: ${others.join(', ')}.`;
  return `The largest in ${monthName(month)} is ${merchantLine(first)}.${after}`;
}

const merchantLine = ({ merchant, amount, date }: Household['transactions'][number]): string =>
  `${merchant}, ${formatUsd(abs(amount))} on ${dayName(date)}`;

/** How often each merchant was paid, the most frequent first. */
function visits(merchants: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const merchant of merchants) counts.set(merchant, (counts.get(merchant) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** What comes back: recurring payments, and the merchants that are paid most often. */
export function patterns({ transactions, today }: Household): string {
  const spent = transactions.filter(isSpending);
  if (spent.length === 0) return 'There are no transactions to analyze yet.';
  const average = divide(abs(sum(spent.map(({ amount }) => amount))), spent.length);
  const often = visits(spent.map(({ merchant }) => merchant)).slice(0, 3);
  const recurring = recurringStreams(transactions, today)
    .filter(({ direction }) => direction === 'out')
    .map(
      ({ merchant, typicalAmount, priceRise, cadence }) =>
        `${merchant} ${formatUsd(priceRise?.to ?? typicalAmount)} ${cadence}`,
    );
  return [
    `You have ${spent.length} payments, ${formatUsd(average)} on average.`,
    `Most often: ${often.map(([merchant, count]) => `${merchant} (${count})`).join(', ')}.`,
    recurring.length === 0
      ? 'No recurring payment stands out yet.'
      : `Recurring: ${recurring.slice(0, 6).join(', ')}.`,
  ].join(' ');
}
