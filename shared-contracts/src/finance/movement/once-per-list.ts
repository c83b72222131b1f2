import type { IsoDate } from '../civil-date';
import type { Transaction } from '../entities';

type OfList<Result> = (transactions: readonly Transaction[], today: IsoDate) => Result;

/** Remembers the result of a list, because several figures of one answer need it. */
export function oncePerList<Result>(compute: OfList<Result>): OfList<Result> {
  const known = new WeakMap<readonly Transaction[], { today: IsoDate; result: Result }>();
  return (transactions, today) => {
    const before = known.get(transactions);
    if (before?.today === today) return before.result;
    const result = compute(transactions, today);
    known.set(transactions, { today, result });
    return result;
  };
}
