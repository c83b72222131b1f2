import type { Cents } from '../../money';
import { keyOf } from '../categories/user-category';
import type { CategoryKey } from '../category';
import { addMonths, type IsoDate, type IsoMonth, monthOf } from '../civil-date';
import type { Transaction } from '../entities';
import { inMonths } from '../movement/month/rows-by-month';
import { spendingParts } from '../movement/spending/spending-parts';
import type { RecurringStream } from '../recurring/stream';
import { recurringStreams } from '../recurring/streams';
import type { CategoryAmounts } from './month';

const MONTHS = 3;

type Known = readonly Transaction[];

function monthlyBills(transactions: Known, today: IsoDate): Map<string, RecurringStream> {
  const monthly = recurringStreams(transactions, today).filter(
    ({ cadence }) => cadence === 'monthly',
  );
  return new Map(monthly.flatMap((bill) => bill.transactionIds.map((id) => [id, bill])));
}

/** A payment that counts in several categories is a bill of none of them. */
function billsByCategory(rows: Known, bills: ReadonlyMap<string, RecurringStream>) {
  const found = new Map<CategoryKey, Set<RecurringStream | undefined>>();
  for (const row of rows) {
    const parts = spendingParts(row);
    const bill = parts.length === 1 ? bills.get(row.id) : undefined;
    for (const key of parts.map(keyOf)) found.set(key, (found.get(key) ?? new Set()).add(bill));
  }
  return found;
}

/** Returns null unless the last two payments have the same price. */
function priceOf({ transactionIds, typicalAmount }: RecurringStream, rows: Known): Cents | null {
  const last = new Set(transactionIds.slice(-2));
  const paid = rows.filter(({ id }) => last.has(id));
  return paid.every(({ amount }) => -amount === typicalAmount) ? typicalAmount : null;
}

/**
 * Returns the price of each category that was one monthly bill in the three months before `month`. The average of a
 * bill that was skipped, or whose price rose, is not what it costs.
 */
export function billAmounts(transactions: Known, month: IsoMonth, today: IsoDate): CategoryAmounts {
  if (month < monthOf(today)) return {};
  const rows = inMonths(transactions, addMonths(month, -MONTHS), addMonths(month, -1));
  const byCategory = billsByCategory(rows, monthlyBills(transactions, today));
  const prices = [...byCategory].flatMap(([key, bills]): [CategoryKey, Cents][] => {
    const [bill] = bills;
    const price = bill && bills.size === 1 ? priceOf(bill, transactions) : null;
    return price === null ? [] : [[key, price]];
  });
  return Object.fromEntries(prices);
}
