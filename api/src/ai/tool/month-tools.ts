import { addMonths, CATEGORIES } from '@halyard/shared-contracts/finance';
import * as v from 'valibot';
import { budgetFacts, budgetLineFacts } from '../fact/budget-facts';
import {
  categoriesIn,
  comparedCategories,
  earnedIn,
  keptIn,
  leftIn,
  spendingMove,
  spentIn,
} from '../fact/spending-facts';
import { monthChosen, monthInput } from './month-input';
import { known, printed } from './printed';
import { tool } from './tool';

const CATEGORIES_COMPARED = 8;

const ofMonth = v.strictObject({ month: monthInput });
const parseMonth = (args: unknown) => v.parse(ofMonth, args);

export const spendingByCategory = tool({
  name: 'spending_by_category',
  description:
    'What was spent in a month, by category with number of payments and share, and in total.',
  step: 'Adding up your spending',
  input: ofMonth,
  parse: parseMonth,
  read: ({ month }, { financialData }) => {
    const chosen = monthChosen(month, financialData);
    const total = spentIn(financialData, chosen);
    const categories = categoriesIn(financialData, chosen);
    return {
      content: {
        month: chosen,
        categories: categories.map(({ category, spent, payments, share }) => ({
          category,
          ...printed({ spent, payments, share_of_all: share }),
        })),
        ...printed({ total_spending: total }),
      },
      facts: [
        total,
        ...categories.flatMap(({ spent, payments, share }) => [spent, payments, share]),
      ],
    };
  },
});

export const budgetStatus = tool({
  name: 'budget_status',
  description: 'Budget of a month: assigned, spent and left, in total and by category.',
  step: 'Checking your budget',
  input: ofMonth,
  parse: parseMonth,
  read: ({ month }, { financialData }) => {
    const chosen = monthChosen(month, financialData);
    const { budgeted, spent, remaining } = budgetFacts(financialData, chosen);
    const lines = budgetLineFacts(financialData, chosen);
    return {
      content: {
        month: chosen,
        ...printed({ total_budget: budgeted, total_spending: spent, total_left: remaining }),
        categories: lines.map((line) => ({
          category: line.category,
          status: line.status,
          ...printed({ budget: line.assigned, spent: line.spent, left: line.remaining }),
        })),
      },
      facts: [
        ...known([budgeted, spent, remaining]),
        ...lines.flatMap((line) => [line.assigned, line.spent, line.remaining]),
      ],
    };
  },
});

export const cashFlowOf = tool({
  name: 'cash_flow',
  description: 'Income, spending, what was left, and the savings rate of a month.',
  step: 'Looking at your cash flow',
  input: ofMonth,
  parse: parseMonth,
  read: ({ month }, { financialData }) => {
    const chosen = monthChosen(month, financialData);
    const facts = {
      income: earnedIn(financialData, chosen),
      total_spending: spentIn(financialData, chosen),
      net: leftIn(financialData, chosen),
      savings_rate: keptIn(financialData, chosen),
    };
    return { content: { month: chosen, ...printed(facts) }, facts: known(Object.values(facts)) };
  },
});

const comparison = v.strictObject({
  month: monthInput,
  with: monthInput,
  category: v.nullable(v.picklist(CATEGORIES)),
});

export const compareMonths = tool({
  name: 'compare_months',
  description:
    'Spending of a month against another one (null: the month before), in total and by category, or of one category.',
  step: 'Comparing months',
  input: comparison,
  parse: (args) => v.parse(comparison, args),
  read: (args, { financialData }) => {
    const month = monthChosen(args.month, financialData);
    const before =
      args.with === null ? addMonths(month, -1) : monthChosen(args.with, financialData);
    const categories = args.category
      ? [args.category]
      : comparedCategories(financialData, month, before).slice(0, CATEGORIES_COMPARED);
    const spent = (each: typeof month, category: (typeof categories)[number]) =>
      categoriesIn(financialData, each).find((found) => found.category === category)?.spent ?? null;
    const total = {
      spent: spentIn(financialData, month),
      spent_before: spentIn(financialData, before),
      ...moved(spendingMove(financialData, month, before)),
    };
    const rows = categories.map((category) => ({
      category,
      direction: DIRECTIONS[spendingMove(financialData, month, before, category).direction + 1],
      facts: {
        spent: spent(month, category),
        spent_before: spent(before, category),
        ...moved(spendingMove(financialData, month, before, category)),
      },
    }));
    return {
      content: {
        month,
        compared_with: before,
        total: {
          direction: DIRECTIONS[spendingMove(financialData, month, before).direction + 1],
          ...printed(total),
        },
        categories: rows.map(({ category, direction, facts }) => ({
          category,
          direction,
          ...printed(facts),
        })),
      },
      facts: known([...Object.values(total), ...rows.flatMap(({ facts }) => Object.values(facts))]),
    };
  },
});

const DIRECTIONS = ['less', 'equal', 'more'] as const;

const moved = ({ amount, percent }: ReturnType<typeof spendingMove>) => ({
  difference: amount,
  difference_percent: percent,
});
