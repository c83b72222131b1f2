import { daysBetween, type FinancialData } from '@halyard/shared-contracts/finance';
import { type Query, queryName } from '@halyard/shared-contracts/wire';
import { periodOf } from '../../answer/period/period-of';
import { COUNTS_ROWS } from '../measure-kinds';
import type { Period } from '../time/periods';

/** If the merchant never had a payment of the category, the word for the category means something else. */
export function isNeverBoth(
  { measure, subjects }: Query,
  { transactions }: FinancialData,
): boolean {
  if (!COUNTS_ROWS.has(measure)) return false;
  const named = (kind: 'category' | 'merchant') =>
    new Set<string>(subjects.flatMap((each) => (each.kind === kind ? [each.name] : [])));
  const [categories, merchants] = [named('category'), named('merchant')];
  if (categories.size === 0 || merchants.size === 0) return false;
  return !transactions.some(
    ({ category, merchant }) => categories.has(category) && merchants.has(queryName(merchant)),
  );
}

/** The word for the part that is left out, such as flights, means the whole category. */
export const leavesNothing = ({ subjects, without }: Query): boolean =>
  subjects.length > 0 &&
  subjects.every(({ kind, name }) => kind === 'category' && without.some((left) => left === name));

/** If one merchant has all payments of a category, such as utilities, a part of it is this merchant. */
export function isOfOneMerchant({ subjects }: Query, { transactions }: FinancialData): boolean {
  const requested = new Set<string>(
    subjects.flatMap(({ kind, name }) => (kind === 'category' ? [name] : [])),
  );
  const found = transactions.filter(({ category }) => requested.has(category));
  return new Set(found.map(({ merchant }) => merchant)).size === 1;
}

/** Months and quarters differ by some days. */
const MOST_TIMES_LONGER = 1.2;

const lengthOf = (period: Period): number | null => {
  const { from, to } = period;
  return from === null || to === null ? null : daysBetween(from, to) + 1;
};

/** A month and a season cannot be compared, because the longer time has more of everything. */
export function isUnequal({ period, compare }: Query): boolean {
  if (compare?.with !== 'period' || period === null) return false;
  const now = lengthOf(periodOf(period));
  const before = lengthOf(periodOf(compare.period));
  if (now === null || before === null) return true;
  return Math.max(now, before) / Math.min(now, before) > MOST_TIMES_LONGER;
}
