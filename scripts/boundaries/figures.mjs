import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { imports } from './imports.mjs';

const FINANCE = 'shared-contracts/src/finance';
const ANSWER = 'shared-contracts/src/wire/finance-answer.ts';
const FACTS = 'api/src/ai/fact';
const ANSWERS = 'api/src/ai/answer';

/** Each entry names a figure, the one function that computes it, and the files that show or send it. */
const FIGURES = [
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
    usedBy: [ANSWER, `${FINANCE}/plan/money-flow.ts`],
  },
  {
    figure: 'amount that is safe to spend',
    producer: 'safeToSpend',
    in: `${FINANCE}/forecast/safe-to-spend.ts`,
    usedBy: [ANSWER, `${ANSWERS}/affordability.ts`],
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
      `${ANSWERS}/spending/spending.ts`,
    ],
  },
  {
    figure: 'savings rate as printed',
    producer: 'shownSavingsRate',
    in: `${FINANCE}/plan/insight/savings-rate-insight.ts`,
    usedBy: [
      'api/src/finance/insight/advice.ts',
      'api/src/ai/insight/finding-facts.ts',
      `${ANSWERS}/spending/spending.ts`,
    ],
  },
  {
    figure: 'budget totals',
    producer: 'budgetTotals',
    in: `${FINANCE}/budget/totals.ts`,
    usedBy: [`${FACTS}/budget-facts.ts`, 'mfe-money/src/budget/budget-board.tsx'],
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

/** These screens add or subtract amounts themselves. Each entry has the reason why no shared figure exists. */
const ARITHMETIC = {
  'mfe-dashboard/src/accounts/grid/account-grid.tsx':
    'the sum of the cards that a chart press chose',
  'mfe-dashboard/src/accounts/details/balance-history.ts': 'the points of one chart',
  'mfe-dashboard/src/statement/statement-view.ts': 'rows of a file that is not imported yet',
  'mfe-dashboard/src/transactions/details/split/split-draft.ts':
    'what is left to divide while a person types',
  'mfe-dashboard/src/transactions/details/split/whole-transaction.ts':
    'the parts of one split transaction',
  'mfe-money/src/budget/unbudgeted-card.tsx': 'the total of the one card that lists these rows',
  'mfe-money/src/cash-flow/forecast-view.ts':
    'the everyday items of one forecast that the card shows',
  'mfe-money/src/income/paystub-draft.ts': 'a paystub while a person types it',
  'mfe-planning/src/liabilities/payoff-section.tsx': 'the difference between two plans',
  'mfe-planning/src/wealth-plan/planner/invest-words.ts': 'the difference between two plans',
  'mfe-planning/src/wealth-plan/planner/planner-view.ts': 'the difference between two plans',
};

const SCREENS = /^(shell|mfe-[a-z]+)\/src\//;
const TESTS = /\.(test|e2e)\.tsx?$|\/testing\//;
const PRODUCT = /^(shared-contracts|shell|mfe-[a-z]+|api)\/src\//;
const ADDS = /\b(?:add|subtract|sum)\b/;
/** This matches plain arithmetic with a field of money. `b.amount - a.amount` is left out, because it only sorts. */
const ADDS_PLAINLY =
  /(?:\+|(?<!b\.\w+ )-) (?:\w+\.)?(?:amount|balance|spent|assigned|premium|coverage)\b/;
const MONEY_IMPORT = /import \{([^}]*)\} from '@halyard\/shared-contracts\/money';/;

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

const productFiles = () => [
  ...new Set(
    [...imports()]
      .flatMap(({ from, to }) => [from, to ?? from])
      .filter((path) => PRODUCT.test(path) && !TESTS.test(path)),
  ),
];

const declares = (name) => new RegExp(`^(?:export )?(?:function|const) ${name}\\b`, 'm');
const importsName = (name) => new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from`);

function producerProblems({ figure, producer, in: home, usedBy }, files) {
  const declared = files.filter((path) => declares(producer).test(read(path)));
  const strangers = declared.filter((path) => path !== home);
  return [
    ...(declared.includes(home) ? [] : [`${home} does not compute the ${figure} (${producer})`]),
    ...strangers.map((path) => `${path} computes the ${figure} again: use ${producer} of ${home}`),
    ...usedBy
      .filter((path) => !importsName(producer).test(read(path)))
      .map((path) => `${path} shows the ${figure} and does not import ${producer}`),
  ];
}

function arithmeticProblems(files) {
  const adding = files.filter(
    (path) =>
      SCREENS.test(path) &&
      (ADDS.test(MONEY_IMPORT.exec(read(path))?.[1] ?? '') || ADDS_PLAINLY.test(read(path))),
  );
  return [
    ...adding
      .filter((path) => !(path in ARITHMETIC))
      .map((path) => `${path} adds up amounts: move the figure to ${FINANCE}, or say why not`),
    ...Object.keys(ARITHMETIC)
      .filter((path) => !adding.includes(path))
      .map((path) => `${path} adds up nothing any more: remove it from the list`),
  ];
}

/** Returns the breaches of the rule that each figure has one producer. */
export function figureProblems() {
  const files = productFiles();
  return [
    ...FIGURES.flatMap((figure) => producerProblems(figure, files)),
    ...arithmeticProblems(files),
  ];
}
