import type { Transaction } from '../entities';
import { daysBetween } from '../civil-date';

/** A bank's row and the user's own row may differ by this many days. */
const MOST_DAYS = 3;

/** More equal purchases on one day are a habit, such as bus tickets. */
const MOST_ALIKE = 3;

const payee = ({ merchant }: Transaction): string => merchant.trim().toLowerCase();

function isAlike(a: Transaction, b: Transaction): boolean {
  if (a.source !== b.source || a.pending !== b.pending) {
    return Math.abs(daysBetween(a.date, b.date)) <= MOST_DAYS;
  }
  return a.date === b.date && payee(a) === payee(b);
}

function groupsOf(rows: readonly Transaction[]): Transaction[][] {
  const groups = new Map<string, Transaction[]>();
  for (const row of rows) {
    if (row.amount === 0 || row.transfer || row.hidden) continue;
    const key = `${row.accountId} ${row.currency} ${row.amount}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/**
 * Finds rows that may be listed twice, each with the row that it repeats. They have one amount and one account.
 * Either they have one day and merchant, or near days if one row is the bank's and the other the user's own. `rows`
 * are newest first.
 */
export function suspectedDuplicates(
  rows: readonly Transaction[],
): ReadonlyMap<Transaction['id'], Transaction> {
  const found = new Map<Transaction['id'], Transaction>();
  for (const group of groupsOf(rows)) {
    for (const [at, row] of group.entries()) {
      const alike = group.filter((other) => other !== row && isAlike(row, other));
      if (alike.length >= MOST_ALIKE) continue;
      const first = group.slice(at + 1).find((other) => alike.includes(other));
      if (first) found.set(row.id, first);
    }
  }
  return found;
}
