export const FINANCE = 'shared-contracts/src/finance';
const ANSWER = 'shared-contracts/src/wire/finance-answer.ts';
const FACTS = 'api/src/ai/fact';
const ANSWERS = 'api/src/ai/answer';

/** Each entry names a figure, the one function that computes it, and the files that show or send it. */
export const FIGURES = [
  {
    figure: 'net worth',
    producer: 'netWorth',
    in: `${FINANCE}/account/totals.ts`,
    usedBy: [ANSWER, `${FACTS}/balance-facts.ts`, 'mfe-dashboard/src/accounts/accounts-view.tsx'],
  },
  {
    figure: 'total debt',
    producer: 'totalDebt',
    in: `${FINANCE}/account/totals.ts`,
    usedBy: [
      ANSWER,
      `${FINANCE}/plan/money-flow.ts`,
      `${FACTS}/balance-facts.ts`,
      'api/src/finance/summary/money-sections.ts',
      'mfe-dashboard/src/accounts/accounts-view.tsx',
      'mfe-planning/src/liabilities/liabilities-view.ts',
    ],
  },
  {
    figure: 'total assets',
    producer: 'totalAssets',
    in: `${FINANCE}/account/totals.ts`,
    usedBy: [
      `${FACTS}/balance-facts.ts`,
      'api/src/finance/summary/money-sections.ts',
      'mfe-dashboard/src/accounts/accounts-view.tsx',
      'mfe-planning/src/assets/assets-view.ts',
    ],
  },
  {
    figure: 'monthly debt payments',
    producer: 'monthlyDebtPayments',
    in: `${FINANCE}/plan/debt-payments.ts`,
    usedBy: [
      `${FINANCE}/plan/insight/health-insights.ts`,
      `${FINANCE}/score/inputs.ts`,
      'mfe-planning/src/liabilities/liabilities-view.ts',
    ],
  },
  {
    figure: 'amount that is safe to spend',
    producer: 'safeToSpend',
    in: `${FINANCE}/forecast/safe-to-spend.ts`,
    usedBy: [ANSWER, `${ANSWERS}/plan-ahead/affordability.ts`],
  },
  {
    figure: 'annual income',
    producer: 'annualIncome',
    in: `${FINANCE}/income/annual-income.ts`,
    usedBy: [
      ANSWER,
      `${FINANCE}/plan/money-flow.ts`,
      'api/src/finance/summary/person-sections.ts',
      'mfe-planning/src/fact-finder-summary/summary-user.ts',
    ],
  },
  {
    figure: 'regular income',
    producer: 'regularIncome',
    in: `${FINANCE}/income/regular-income.ts`,
    usedBy: [ANSWER, `${FINANCE}/income/annual-income.ts`],
  },
  {
    figure: 'monthly income',
    producer: 'monthlyIncome',
    in: `${FINANCE}/income/monthly-income.ts`,
    usedBy: [`${FINANCE}/income/cash-flow.ts`, `${FINANCE}/plan/money-flow.ts`],
  },
  {
    figure: 'income of a month',
    producer: 'totalIncome',
    in: `${FINANCE}/movement/totals.ts`,
    usedBy: [ANSWER, `${FACTS}/spending-facts.ts`, `${ANSWERS}/spending/spending.ts`],
  },
  {
    figure: 'spending',
    producer: 'totalSpending',
    in: `${FINANCE}/movement/totals.ts`,
    usedBy: [ANSWER, `${FACTS}/spending-facts.ts`, `${ANSWERS}/spending/spending.ts`],
  },
  {
    figure: 'spending by category',
    producer: 'categorySpending',
    in: `${FINANCE}/movement/spending/category-spending.ts`,
    usedBy: [
      `${FINANCE}/movement/spending/spending-breakdown.ts`,
      `${FINANCE}/budget/month-amounts.ts`,
    ],
  },
  {
    figure: 'net cash flow',
    producer: 'netCashFlow',
    in: `${FINANCE}/movement/totals.ts`,
    usedBy: [
      `${FINANCE}/income/cash-flow.ts`,
      `${ANSWERS}/spending/spending.ts`,
      'mfe-dashboard/src/transactions/transaction-summary.tsx',
    ],
  },
  {
    figure: 'cash flow of a month',
    producer: 'cashFlow',
    in: `${FINANCE}/income/cash-flow.ts`,
    usedBy: ['mfe-money/src/income/income-view.ts', 'mfe-money/src/cash-flow/cash-flow-screen.tsx'],
  },
  {
    figure: 'savings rate',
    producer: 'savingsRate',
    in: `${FINANCE}/movement/savings-rate.ts`,
    usedBy: [
      `${FINANCE}/plan/insight/health-insights.ts`,
      `${FINANCE}/score/inputs.ts`,
      `${ANSWERS}/spending/saved.ts`,
    ],
  },
  {
    figure: 'savings rate as printed',
    producer: 'shownSavingsRate',
    in: `${FINANCE}/plan/insight/savings-rate-insight.ts`,
    usedBy: [
      'api/src/finance/insight/advice.ts',
      'api/src/ai/insight/finding-facts.ts',
      `${ANSWERS}/spending/saved.ts`,
    ],
  },
  {
    figure: 'budget totals, with what is left',
    producer: 'budgetTotals',
    in: `${FINANCE}/budget/totals.ts`,
    usedBy: [
      `${FACTS}/budget-facts.ts`,
      `${FINANCE}/budget/everyday.ts`,
      'mfe-money/src/budget/budget-board.tsx',
      'mfe-money/src/budget-sum/budget-sum.tsx',
    ],
  },
  {
    figure: 'budget lines',
    producer: 'budgetLines',
    in: `${FINANCE}/budget/lines.ts`,
    usedBy: [
      `${FACTS}/budget-facts.ts`,
      'api/src/finance/insight/spending-findings.ts',
      'mfe-money/src/budget/budget-board.tsx',
    ],
  },
  {
    figure: 'emergency savings',
    producer: 'emergencySavings',
    in: `${FINANCE}/plan/emergency-savings.ts`,
    usedBy: [
      `${FINANCE}/plan/insight/health-insights.ts`,
      `${FINANCE}/plan/recommended-actions.ts`,
      `${FINANCE}/score/inputs.ts`,
    ],
  },
  {
    figure: 'months that emergency savings last',
    producer: 'emergencyMonths',
    in: `${FINANCE}/plan/emergency-savings.ts`,
    usedBy: [
      `${FINANCE}/plan/insight/health-insights.ts`,
      'mfe-planning/src/protection/gap/gap-card.tsx',
    ],
  },
  {
    figure: 'insurance totals',
    producer: 'protectionTotals',
    in: `${FINANCE}/plan/protection-totals.ts`,
    usedBy: [
      'api/src/finance/summary/money-sections.ts',
      'mfe-planning/src/protection/protection-view.ts',
      'mfe-planning/src/fact-finder-summary/summary-view.ts',
    ],
  },
  {
    figure: 'expected payments and deposits',
    producer: 'upcomingTotals',
    in: `${FINANCE}/recurring/upcoming-totals.ts`,
    usedBy: [`${ANSWERS}/recurring/recurring.ts`, 'mfe-money/src/cash-flow/cash-flow-view.ts'],
  },
];

/** These files of screens add or subtract. Each entry has the reason why no shared figure exists. */
export const ARITHMETIC = {
  'mfe-dashboard/src/accounts/grid/account-grid.tsx':
    'the sum of the cards that a chart press chose',
  'mfe-dashboard/src/accounts/details/balance-history.ts': 'the points of one chart',
  'mfe-dashboard/src/home/chat/chat-log.tsx': 'letters of the chat, no amounts',
  'mfe-dashboard/src/statement/statement-view.ts': 'rows of a file that is not imported yet',
  'mfe-dashboard/src/transactions/details/split/split-draft.ts':
    'what is left to divide while a person types',
  'mfe-dashboard/src/transactions/details/split/whole-transaction.ts':
    'the parts of one split transaction',
  'mfe-money/src/budget/unbudgeted-card.tsx': 'the total of the one card that lists these rows',
  'mfe-money/src/cash-flow/forecast-view.ts':
    'the everyday items of one forecast that the card shows',
  'mfe-money/src/income/paystub-draft.ts': 'a paystub while a person types it',
  'mfe-money/src/spending/category-panel.tsx': 'transactions of the merchants, no amounts',
  'mfe-planning/src/fact-finder/completeness.ts': 'answered questions, no amounts',
  'mfe-planning/src/liabilities/payoff-section.tsx': 'the difference between two plans',
  'mfe-planning/src/wealth-plan/planner/invest-words.ts': 'the difference between two plans',
  'mfe-planning/src/wealth-plan/planner/planner-view.ts': 'the difference between two plans',
  'shell/src/visit/visit-words.ts': 'accounts, no amounts',
};
