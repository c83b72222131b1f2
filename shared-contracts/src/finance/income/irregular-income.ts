import { divide, scale, sum, type Cents } from '../../money';
import { addMonths, monthOf, type IsoDate, type IsoMonth } from '../civil-date';
import { type Categorized, originOf } from '../categories/user-category';
import type { Transaction } from '../entities';
import { cutMonth, inMonth, monthsWithData } from '../movement/month/months';
import { payeeKey } from '../recurring/payee-key';
import type { IncomeSource } from './income-source';

const RECENT_MONTHS = 3;

/** Income other than pay needs this many months, because it may be a gift or a sale. */
const FEWEST_MONTHS = 3;

/** Returns the full months of the last twelve, newest first. */
export function fullMonths(transactions: readonly Transaction[], today: IsoDate): IsoMonth[] {
  const current = monthOf(today);
  const from = addMonths(current, -12);
  const known = monthsWithData(transactions).filter((month) => month >= from && month < current);
  const cut = cutMonth(transactions, from);
  const full = known.filter((month) => month !== cut);
  return full.length > 0 ? full : known;
}

const totalsByMonth = (rows: readonly Transaction[], months: readonly IsoMonth[]): Cents[] =>
  months.map((each) => sum(inMonth(rows, each).map(({ amount }) => amount)));

function comesInMostMonths(category: Categorized, totals: readonly Cents[]): boolean {
  const paid = totals.filter((total) => total > 0).length;
  const fewest = originOf(category) === 'Salary' ? 1 : FEWEST_MONTHS;
  const isRecent = totals.slice(0, RECENT_MONTHS).some((total) => total > 0);
  return isRecent && paid >= fewest && paid * 2 > totals.length;
}

function nameOf(rows: readonly Transaction[]): string {
  const [first] = rows;
  const payees = new Set(rows.map(({ merchant }) => payeeKey(merchant)));
  return payees.size === 1 ? first!.merchant : first!.category;
}

/**
 * Describes the income of a category without a rhythm, such as the invoices of a freelancer. It returns null for
 * one-off income.
 */
export function irregularSource(
  rows: readonly Transaction[],
  months: readonly IsoMonth[],
): IncomeSource | null {
  const counted = rows.filter(({ date }) => months.includes(monthOf(date)));
  const first = monthsWithData(counted).at(-1);
  if (first === undefined) return null;
  const { category, custom } = counted[0]!;
  const totals = totalsByMonth(
    counted,
    months.filter((month) => month >= first),
  );
  if (!comesInMostMonths(counted[0]!, totals)) return null;
  const total = sum(totals);
  if (total <= 0) return null;
  return {
    name: nameOf(counted),
    category,
    ...(custom && { custom }),
    cadence: 'irregular',
    amount: divide(total, totals.length),
    low: totals.reduce((least, each) => (each < least ? each : least)),
    high: totals.reduce((most, each) => (each > most ? each : most)),
    yearly: divide(scale(total, 12), totals.length),
  };
}
