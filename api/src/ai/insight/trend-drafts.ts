import {
  addMonths,
  budgetMonth,
  type FinancialData,
  type IsoMonth,
  lastFullMonth,
  monthLabel,
  monthOf,
  referenceMonth,
  unbudgetedSpending,
} from '@halyard/shared-contracts/finance';
import { cents, subtract } from '@halyard/shared-contracts/money';
import { say } from '../fact/figured-text';
import { categoriesIn, earnedIn, spendingMove, spentIn } from '../fact/spending-facts';
import { type Draft, draft } from './draft';

const LEAST_UNBUDGETED = cents(100_00);
/** Spending is down if it is this much below the month before. */
const DOWN_PERCENT = 10;
/** Income is low below this share of the month before. */
const INCOME_PERCENT = 80;

const comparableMonth = ({ transactions, today }: FinancialData): IsoMonth =>
  lastFullMonth(referenceMonth(transactions, monthOf(today)), today);

function spendingDown(financialData: FinancialData): Draft[] {
  const month = comparableMonth(financialData);
  const { amount, percent, direction } = spendingMove(financialData, month);
  const total = spentIn(financialData, month);
  if (direction !== -1 || !percent || percent.value < DOWN_PERCENT || total.value === 0) return [];
  return [
    draft({
      rule: 'spending_down',
      subject: month,
      title: 'You spent less than the month before',
      message: say`${total} in ${monthLabel(month)} is ${amount} less, ${percent}.`,
      action: 'Put the difference aside',
      priority: 'low',
      href: '/spending',
      worth: amount.value,
    }),
  ];
}

function incomeDown(financialData: FinancialData): Draft[] {
  const month = comparableMonth(financialData);
  const now = earnedIn(financialData, month);
  const before = earnedIn(financialData, addMonths(month, -1));
  const [current, earlier] = [now.value, before.value];
  if (current === 0 || current * 100 >= INCOME_PERCENT * earlier) return [];
  return [
    draft({
      rule: 'income_down',
      subject: month,
      title: 'Less money came in',
      message: say`${now} in ${monthLabel(month)}, against ${before} the month before.`,
      action: 'Look at your income',
      priority: 'medium',
      href: '/income',
      worth: subtract(earlier, current),
    }),
  ];
}

function unbudgeted(financialData: FinancialData): Draft[] {
  const month = referenceMonth(financialData.transactions, monthOf(financialData.today));
  const { budget, transactions, categories } = financialData;
  const amounts = budgetMonth(budget, transactions, month, categories);
  const hasBudget = Object.keys(amounts.assigned).length > 0;
  const [first] = unbudgetedSpending(amounts);
  const facts = categoriesIn(financialData, month).find(
    ({ category }) => category === first?.category,
  );
  if (!hasBudget || !first || !facts || first.spent < LEAST_UNBUDGETED) return [];
  return [
    draft({
      rule: 'unbudgeted',
      subject: `${month}|${first.category}`,
      title: `${first.category} has no budget`,
      message: say`${facts.spent} went there in ${monthLabel(month)}, ${facts.share} of your spending.`,
      action: 'Give it a budget',
      priority: 'low',
      href: '/budget',
      worth: first.spent,
    }),
  ];
}

export function trendDrafts(financialData: FinancialData): Draft[] {
  return [
    ...spendingDown(financialData),
    ...incomeDown(financialData),
    ...unbudgeted(financialData),
  ];
}
