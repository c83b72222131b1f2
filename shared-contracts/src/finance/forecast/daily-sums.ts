import { addDays, type IsoDate } from '../civil-date';
import type { Transaction } from '../entities';

export function dailySums(rows: readonly Transaction[], from: IsoDate, days: number): number[] {
  const sums = new Map(Array.from({ length: days }, (_, index) => [addDays(from, index), 0]));
  for (const { date, amount } of rows) {
    const before = sums.get(date);
    if (before !== undefined) sums.set(date, before + amount);
  }
  return [...sums.values()];
}
