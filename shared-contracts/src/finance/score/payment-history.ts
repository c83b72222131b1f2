import { add, type Cents, sum, ZERO } from '../../money';
import { countedLiabilities } from '../account/counted';
import { originOf } from '../categories/user-category';
import { addMonths, type IsoMonth, monthOf } from '../civil-date';
import { debtPayments, mayPayDebt } from '../debt/paid/debt-payments';
import { debtTypeFacts, type LiabilityType } from '../debt/debt-types';
import type { Transaction } from '../entities';
import { cutMonth, fullMonths } from '../movement/month/months';
import { rowsByMonth } from '../movement/month/rows-by-month';
import type { Scored } from './factor';

const MONTHS = 6;

/** Payments count in the last six full months with data. */
export interface Payments {
  readonly made: number;
  readonly expected: number;
}

type OpenDebt = ReturnType<typeof countedLiabilities>[number];
type PaidMonths = ReadonlyMap<string, ReadonlySet<IsoMonth>>;

const canShowPayment = (type: LiabilityType): boolean => {
  const { isCard, paidBy } = debtTypeFacts(type);
  return isCard || paidBy !== null;
};

/** These facts of one month are the same for each list of rows that has the whole month. */
interface MonthFacts {
  readonly sums: ReadonlyMap<string, Cents>;
  readonly mayPay: readonly Transaction[];
}

const factsOfMonth = new WeakMap<readonly Transaction[], MonthFacts>();

function monthFacts(rows: readonly Transaction[]): MonthFacts {
  const known = factsOfMonth.get(rows);
  if (known) return known;
  const sums = new Map<string, Cents>();
  for (const { accountId, amount } of rows) {
    sums.set(accountId, add(sums.get(accountId) ?? ZERO, amount));
  }
  const facts = { sums, mayPay: rows.filter(mayPayDebt) };
  factsOfMonth.set(rows, facts);
  return facts;
}

/** A payment that could be of several debts counts for the first of them that has none in its month. */
function paidMonths(transactions: readonly Transaction[], debts: readonly OpenDebt[]): PaidMonths {
  const paid = new Map(debts.map(({ id }) => [id, new Set<IsoMonth>()]));
  const months = [...rowsByMonth(transactions).values()];
  const mayPay = months.flatMap((rows) => monthFacts(rows).mayPay);
  const found = debtPayments(mayPay, debts);
  const certainFirst = found.toSorted((a, b) => Number(!a.debt) - Number(!b.debt));
  for (const { row, debt } of certainFirst) {
    const month = monthOf(row.date);
    const hasNone = ({ id, type }: OpenDebt): boolean =>
      debtTypeFacts(type).paidBy === originOf(row) && paid.get(id)?.has(month) === false;
    const id = debt?.id ?? debts.find(hasNone)?.id;
    if (id !== undefined) paid.get(id)?.add(month);
  }
  return paid;
}

/**
 * Returns whether a month certainly had a payment that was due on a card: something was owed when the month began and
 * a month earlier, and the rows of the card are known since then.
 */
function isDueOnCard({ id, balance }: OpenDebt, transactions: readonly Transaction[]) {
  const moved = [...rowsByMonth(transactions)].flatMap(([month, rows]) => {
    const amount = monthFacts(rows).sums.get(id);
    return amount === undefined ? [] : [{ month, rows, amount }];
  });
  const oldest = moved.at(-1)?.rows.filter(({ accountId }) => accountId === id);
  const cut = cutMonth(oldest ?? []);
  const first = moved.findLast(({ month }) => month !== cut)?.month;
  const owedAtStart = (start: IsoMonth): number => {
    const later = moved.filter(({ month }) => month >= start);
    return balance + sum(later.map(({ amount }) => amount));
  };
  return (month: IsoMonth): boolean => {
    const before = addMonths(month, -1);
    const isKnown = first !== undefined && first <= before;
    return isKnown && owedAtStart(before) > 0 && owedAtStart(month) > 0;
  };
}

/** A loan whose payments were never seen may be paid from an account that is not linked. */
const isDueOnLoan = (paid: ReadonlySet<IsoMonth>) => (month: IsoMonth) =>
  [...paid].some((earlier) => earlier < month);

/** Returns null if no payment is expected. A debt expects a payment in a month in which it was paid or due. */
export function payments({ liabilities, transactions, today }: Scored): Payments | null {
  const debts = countedLiabilities(liabilities).filter(
    ({ type, balance }) => balance > 0 && canShowPayment(type),
  );
  const months = fullMonths(transactions, today, MONTHS);
  const paid = paidMonths(transactions, debts);
  let [made, expected] = [0, 0];
  for (const debt of debts) {
    const own = paid.get(debt.id) ?? new Set();
    const { isCard } = debtTypeFacts(debt.type);
    const isDue = isCard ? isDueOnCard(debt, transactions) : isDueOnLoan(own);
    made += months.filter((month) => own.has(month)).length;
    expected += months.filter((month) => own.has(month) || isDue(month)).length;
  }
  return expected === 0 ? null : { made, expected };
}
