import {
  budgetLines,
  budgetMonth,
  type Categorized,
  categorySpending,
  type FinancialData,
  inMonth,
  isPaidInFull,
  type IsoMonth,
  monthOf,
  originOf,
  usualSpending,
} from '@halyard/shared-contracts/finance';
import { cents, subtract } from '@halyard/shared-contracts/money';
import type { Finding } from './finding';

/** A long list of findings of one kind hides the others, so only the worst ones are shown. */
const MOST = 3;
/** The first week of a month says too little about it. */
const FIRST_REPORTED_DAY = 7;
const LEAST_USUAL = cents(50_00);
/** Spending stands out from this percentage of a usual month. */
const SPIKE_PERCENT = 125;
const PUT_ASIDE: ReadonlySet<string> = new Set([
  'Savings',
  'Investments',
  'Rent',
  'Mortgage',
  'Loan Interest',
]);

const isPutAside = (each: Categorized): boolean => PUT_ASIDE.has(originOf(each) ?? '');

/**
 * Returns the budget lines that are over or nearly spent, the furthest over first (P2-4-2: 100 and 90 %). A bill
 * that is paid in full is as planned (P3-B4-2).
 */
export function budgetFindings(
  { budget, transactions, categories }: FinancialData,
  month: IsoMonth,
): Finding[] {
  return budgetLines(budgetMonth(budget, transactions, month, categories))
    .filter(({ spent, assigned }) => spent > assigned || spent * 100 >= 90 * assigned)
    .filter((line) => line.spent > 0 && !isPutAside(line) && !isPaidInFull(line))
    .sort((a, b) => a.remaining - b.remaining)
    .slice(0, MOST)
    .map(({ category, spent, assigned }) => ({
      rule: spent > assigned ? 'over_budget' : 'nearly_spent',
      category,
      month,
      spent,
      assigned,
    }));
}

/** Returns the categories that cost a quarter more than a usual month of at least $50, the largest excess first. */
export function spikeFindings({ transactions, today }: FinancialData, month: IsoMonth): Finding[] {
  if (month === monthOf(today) && Number(today.slice(8)) < FIRST_REPORTED_DAY) return [];
  const usualAmounts = usualSpending(transactions, month);
  return categorySpending(inMonth(transactions, month))
    .flatMap((each) => {
      const { category, amount } = each;
      const usual = usualAmounts.get(category);
      const isSpike =
        usual !== undefined &&
        usual >= LEAST_USUAL &&
        amount * 100 > SPIKE_PERCENT * usual &&
        !isPutAside(each);
      return isSpike ? [{ category, amount, usual }] : [];
    })
    .sort((a, b) => subtract(b.amount, b.usual) - subtract(a.amount, a.usual))
    .slice(0, MOST)
    .map(({ category, amount, usual }) => ({
      rule: 'spending_spike',
      category,
      month,
      spent: amount,
      usual,
    }));
}
