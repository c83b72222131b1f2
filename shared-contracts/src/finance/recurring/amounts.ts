import { type Categorized, categoryFacts } from '../categories/user-category';
import type { Transaction } from '../entities';
import type { Cadence } from './cadence';

const FEWEST_PURCHASES = 4;
/** Rounding and currencies change a fixed price by up to this factor. */
const SAME_PRICE = 1.02;
/** A plan that changes its price stays within this factor. */
const NEW_PRICE = 1.6;
const PAYMENTS_PER_NEW_PRICE = 4;
/** Utility bills follow the seasons: the highest may be three times the lowest. */
const BILL_SPREAD = 3;
const ENOUGH_FOR_AN_OUTLIER = 5;

export const isPurchase = (row: Categorized): boolean => categoryFacts(row).isPurchase;

/** The factor is 1 or more. */
export const factorBetween = (a: number, b: number): number => Math.max(a, b) / Math.min(a, b);

function isFixedPrice(amounts: readonly number[]): boolean {
  const changes = amounts
    .slice(1)
    .map((amount, index) => factorBetween(amount, amounts[index]!))
    .filter((factor) => factor > SAME_PRICE);
  const mostChanges = Math.floor(amounts.length / PAYMENTS_PER_NEW_PRICE);
  return changes.length <= mostChanges && changes.every((factor) => factor <= NEW_PRICE);
}

function isBill(amounts: readonly number[]): boolean {
  const sorted = amounts.toSorted((a, b) => a - b);
  const spread = (list: readonly number[]): number => factorBetween(list[0]!, list.at(-1)!);
  if (spread(sorted) <= BILL_SPREAD) return true;
  const mayHaveOutlier = sorted.length >= ENOUGH_FOR_AN_OUTLIER;
  return (
    mayHaveOutlier && Math.min(spread(sorted.slice(1)), spread(sorted.slice(0, -1))) <= BILL_SPREAD
  );
}

/**
 * A price that follows another currency is paid monthly or less often. More frequent purchases repeat their exact
 * price.
 */
const OFTEN: ReadonlySet<Cadence> = new Set<Cadence>(['weekly', 'biweekly', 'semimonthly']);

const repeats = (amounts: readonly number[]): boolean =>
  new Set(amounts).size * 2 <= amounts.length;

export function amountsRecur(history: readonly Transaction[], cadence: Cadence): boolean {
  const amounts = history.map(({ amount }) => Math.abs(amount));
  if (!history.some(isPurchase)) return isBill(amounts);
  const isFixed = isFixedPrice(amounts) && (!OFTEN.has(cadence) || repeats(amounts));
  return history.length >= FEWEST_PURCHASES && isFixed;
}
