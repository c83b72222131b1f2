import { cents, type Cents, divide, scale, subtract, sum } from '../../money';
import { addMonths, type FinancialData, monthOf, type Transaction } from '../../finance';
import { flowTotals } from '../../finance/movement/flow-totals';
import { lastFullMonth } from '../../finance/movement/month/month-progress';
import { cutMonth, monthsWithData, referenceMonth } from '../../finance/movement/month/months';
import { inMonths } from '../../finance/movement/month/rows-by-month';
import { spendingParts } from '../../finance/movement/spending/spending-parts';

const MONTHS = 3;
const MONTHS_OF_YEAR = 12;

/** It is an average of the last three full months. */
export interface UsualYear {
  readonly income: Cents;
  /** It includes payments of loans and leaves out money put aside. */
  readonly spending: Cents;
  readonly loans: Cents;
  /** It is below zero if more was spent than came in. */
  readonly saved: Cents;
}

const principalOf = (row: Transaction): Cents =>
  row.loanPayment ? sum(spendingParts(row).map(({ setAside }) => setAside)) : cents(0);

const loanOf = (row: Transaction): Cents =>
  row.loanPayment ? cents(-sum(spendingParts(row).map(({ amount }) => amount))) : cents(0);

/** Returns null without a full month. The principal of a loan counts as spent. */
export function usualYear({
  transactions,
  today,
}: Pick<FinancialData, 'transactions' | 'today'>): UsualYear | null {
  const last = lastFullMonth(referenceMonth(transactions, monthOf(today)), today);
  const first = addMonths(last, 1 - MONTHS);
  const cut = cutMonth(transactions);
  const from = cut !== null && cut >= first ? addMonths(cut, 1) : first;
  const rows = inMonths(transactions, from, last);
  const months = monthsWithData(rows).length;
  if (months === 0) return null;
  const yearly = (amount: Cents): Cents => divide(scale(amount, MONTHS_OF_YEAR), months);
  const { income, spending, setAside } = flowTotals(rows);
  const putAside = subtract(setAside, sum(rows.map(principalOf)));
  const spent = subtract(spending, putAside);
  return {
    income: yearly(income),
    spending: yearly(spent),
    loans: yearly(sum(rows.map(loanOf))),
    saved: subtract(yearly(income), yearly(spent)),
  };
}
