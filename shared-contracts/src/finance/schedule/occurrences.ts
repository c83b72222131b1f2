import { addDays, compareDates, daysBetween, type IsoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { payeeKey } from '../recurring/payee-key';
import { datesOfItem, type ScheduledItem } from './scheduled-item';

export interface Occurrence {
  readonly item: ScheduledItem;
  readonly date: IsoDate;
  /** It is the row that paid the occurrence. */
  readonly paidBy: Transaction | null;
}

/** A payment comes at most this many days before or after its day. */
export const NEAR_DAYS = 5;

const NEAR_DAYS_OF_A_WEEK = 3;

/** After this many days, an occurrence without a payment counts as missed. */
const GRACE_DAYS = NEAR_DAYS;

const nearDays = ({ rhythm }: ScheduledItem): number =>
  rhythm === 'weekly' ? NEAR_DAYS_OF_A_WEEK : NEAR_DAYS;

/** Returns the last day on which an occurrence may still be paid. */
export const lastDayToPay = (date: IsoDate): IsoDate => addDays(date, GRACE_DAYS);

const sideOf = (amount: number): string => (amount < 0 ? 'out' : 'in');

type RowsByKey = ReadonlyMap<string, readonly Transaction[]>;

function rowsByKey(rows: readonly Transaction[], keyOf: (row: Transaction) => string): RowsByKey {
  const found = new Map<string, Transaction[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const others = found.get(key);
    if (others) others.push(row);
    else found.set(key, [row]);
  }
  return found;
}

interface Pair {
  readonly at: number;
  readonly row: Transaction;
  readonly daysApart: number;
  readonly isNamed: boolean;
}

/** A row may be the payment if it has the name of the payee, or the exact amount. */
function pairsOf(days: readonly Occurrence[], rows: readonly Transaction[]): Pair[] {
  const named = rowsByKey(
    rows,
    ({ merchant, amount }) => `${sideOf(amount)} ${payeeKey(merchant)}`,
  );
  const priced = rowsByKey(rows, ({ amount }) => `${amount}`);
  return days.flatMap(({ item, date }, at) => {
    const byName = named.get(`${sideOf(item.amount)} ${payeeKey(item.name)}`) ?? [];
    const byAmount = priced.get(`${item.amount}`) ?? [];
    const isNear = (row: Transaction) =>
      (item.accountId === null || item.accountId === row.accountId) &&
      Math.abs(daysBetween(date, row.date)) <= nearDays(item);
    const pair = (row: Transaction, isNamed: boolean): Pair => ({
      at,
      row,
      daysApart: Math.abs(daysBetween(date, row.date)),
      isNamed,
    });
    return [
      ...byName.filter(isNear).map((row) => pair(row, true)),
      ...byAmount.filter(isNear).map((row) => pair(row, false)),
    ];
  });
}

/** Each row pays one occurrence. Rows with its name come first, then the nearest ones. */
function payments(days: readonly Occurrence[], rows: readonly Transaction[]) {
  const pairs = pairsOf(days, rows).sort(
    (a, b) => Number(b.isNamed) - Number(a.isNamed) || a.daysApart - b.daysApart,
  );
  const paid = new Map<number, Transaction>();
  const taken = new Set<string>();
  for (const { at, row } of pairs) {
    if (paid.has(at) || taken.has(row.id)) continue;
    paid.set(at, row);
    taken.add(row.id);
  }
  return paid;
}

/** Returns the days of all items, soonest first, each with the row that paid it. Both ends are included. */
export function occurrences(
  items: readonly ScheduledItem[],
  transactions: readonly Transaction[],
  from: IsoDate,
  until: IsoDate,
): Occurrence[] {
  if (items.length === 0) return [];
  const [first, last] = [addDays(from, -2 * NEAR_DAYS), addDays(until, 2 * NEAR_DAYS)];
  const days = items
    .flatMap((item) =>
      datesOfItem(item, first, last).map((date): Occurrence => ({ item, date, paidBy: null })),
    )
    .sort((a, b) => compareDates(a.date, b.date));
  const rows = transactions.filter(({ date }) => date >= first && date <= last);
  const paid = payments(days, rows);
  return days
    .map((each, at) => ({ ...each, paidBy: paid.get(at) ?? null }))
    .filter(({ date }) => date >= from && date <= until);
}
