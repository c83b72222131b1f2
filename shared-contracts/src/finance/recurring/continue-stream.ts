import { addDays, compareDates, daysBetween, type IsoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { factorBetween, isPurchase } from './amounts';
import { graceEnd, RHYTHMS } from './cadence';
import { payeeKey } from './payee-key';
import { type Rhythm, rhythmOf } from './rhythm';

/** The same payee may change its price by this factor, a payee of another name by less. */
const SAME_PAYEE = 1.6;
const OTHER_PAYEE = 1.1;
/** A varying bill stays within its range, widened by this factor. */
const WIDER_RANGE = 1.25;

const amountOf = (row: Transaction): number => Math.abs(row.amount);

function fitsRange(rows: readonly Transaction[], amount: number): boolean {
  const amounts = rows.map(amountOf);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const varies = factorBetween(low, high) > OTHER_PAYEE;
  return varies && amount * WIDER_RANGE >= low && amount <= WIDER_RANGE * high;
}

function mayContinue({ rows }: Rhythm, row: Transaction): boolean {
  const latest = rows.at(-1)!;
  const isSameSide = latest.amount < 0 === row.amount < 0 && latest.accountId === row.accountId;
  if (!isSameSide) return false;
  const factor = factorBetween(amountOf(latest), amountOf(row));
  if (payeeKey(latest.merchant) === payeeKey(row.merchant)) return factor <= SAME_PAYEE;
  if (latest.category !== row.category) return false;
  if (factor <= OTHER_PAYEE) return true;
  return !isPurchase(row) && fitsRange(rows, amountOf(row));
}

function firstFrom(rows: readonly Transaction[], day: IsoDate): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (rows[middle]!.date < day) from = middle + 1;
    else to = middle;
  }
  return from;
}

function continuation(rhythm: Rhythm, others: readonly Transaction[]): Transaction | null {
  const expected = rhythm.nextDate;
  const last = rhythm.rows.at(-1)!.date;
  const earliest = addDays(expected, -RHYTHMS[rhythm.cadence].toleranceDays - 1);
  const latest = graceEnd(expected, rhythm.cadence);
  const found: Transaction[] = [];
  for (let at = firstFrom(others, earliest); at < others.length; at += 1) {
    const row = others[at]!;
    if (row.date > latest) break;
    if (row.date > last && mayContinue(rhythm, row)) found.push(row);
  }
  const exact = found.filter((row) => amountOf(row) === amountOf(rhythm.rows.at(-1)!));
  const candidates = exact.length > 0 ? exact : found;
  return candidates.length === 1 ? candidates[0]! : null;
}

/** Adds payments with a new name or price. `others` are the rows of no rhythm, oldest first. */
export function continued(rhythm: Rhythm, others: readonly Transaction[]): Rhythm {
  const next = continuation(rhythm, others);
  const longer = next && rhythmOf([...rhythm.rows, next]);
  if (!longer || longer.rows.at(-1) !== next) return rhythm;
  return continued(longer, others);
}

/** Tells whether a rhythm begins where another one ends, as with the same payments under a new name. */
export function continuesRhythm(later: Rhythm, earlier: Rhythm): boolean {
  const first = later.rows[0]!;
  return (
    later.cadence === earlier.cadence &&
    compareDates(first.date, earlier.rows.at(-1)!.date) > 0 &&
    Math.abs(daysBetween(earlier.nextDate, first.date)) <= RHYTHMS[earlier.cadence].graceDays &&
    mayContinue(earlier, first)
  );
}
