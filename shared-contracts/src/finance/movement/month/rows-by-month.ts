import { type IsoMonth, monthOf } from '../../civil-date';
import type { Transaction } from '../../entities';

type RowsByMonth = ReadonlyMap<IsoMonth, readonly Transaction[]>;

const known = new WeakMap<readonly Transaction[], RowsByMonth>();

function split(transactions: readonly Transaction[]): RowsByMonth {
  const months = new Map<IsoMonth, Transaction[]>();
  let [month, rows]: [IsoMonth | null, Transaction[]] = [null, []];
  for (const row of transactions) {
    if (month === null || !row.date.startsWith(month)) {
      month = monthOf(row.date);
      rows = months.get(month) ?? [];
      months.set(month, rows);
    }
    rows.push(row);
  }
  return new Map([...months].sort(([a], [b]) => (a < b ? 1 : -1)));
}

/** Remembers the result, because a list never changes. */
export function rowsByMonth(transactions: readonly Transaction[]): RowsByMonth {
  const before = known.get(transactions);
  if (before) return before;
  const months = split(transactions);
  known.set(transactions, months);
  return months;
}

const NO_ROWS: readonly Transaction[] = [];

export function listOf(months: RowsByMonth): readonly Transaction[] {
  // `flat` takes ten times as long as `concat`.
  const rows = NO_ROWS.concat(...months.values());
  known.set(rows, months);
  return rows;
}

export function inMonths(
  transactions: readonly Transaction[],
  from: IsoMonth,
  to: IsoMonth,
): readonly Transaction[] {
  const months = [...rowsByMonth(transactions)];
  return listOf(new Map(months.filter(([month]) => month >= from && month <= to)));
}
