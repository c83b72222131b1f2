import { type Cadence, RHYTHMS } from './cadence';

const ROWS_PER_PERIOD = [0.35, 1.9] as const;
const DAYS_OF_A_MONTH = [28, 31] as const;

/** Returns how many days may lie between two regular payments. */
function regularGap(cadence: Cadence): readonly [shortest: number, longest: number] {
  const { months, days, toleranceDays } = RHYTHMS[cadence];
  const [shortest, longest] =
    months === 0 ? [days, days] : DAYS_OF_A_MONTH.map((each) => each * months);
  return [shortest! - toleranceDays, longest! + toleranceDays];
}

/**
 * Counts the days that may follow an earlier one regularly. There are at most that many regular links. `days` are
 * oldest first.
 */
export function possibleLinks(days: readonly number[], cadence: Cadence): number {
  const [shortest, longest] = regularGap(cadence);
  let [count, from] = [0, 0];
  for (const day of days) {
    while (day - days[from]! > longest) from += 1;
    if (day - days[from]! >= shortest) count += 1;
  }
  return count;
}

/** Spares most payments the search for a chain. `days` are those of the payments, oldest first. */
export function couldBeRegular(days: readonly number[], cadence: Cadence): boolean {
  const { days: period, fewestPayments } = RHYTHMS[cadence];
  const periods = (days.at(-1)! - days[0]!) / period;
  const [fewest, most] = ROWS_PER_PERIOD;
  return (
    days.length >= Math.max(fewestPayments, fewest * periods) &&
    days.length <= most * (periods + 2) &&
    possibleLinks(days, cadence) >= fewestPayments - 1
  );
}
