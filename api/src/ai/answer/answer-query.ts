import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Measure, Query } from '@halyard/shared-contracts/wire';
import { say } from '../fact/said';
import { calendarOf, monthPeriod } from '../understand/periods';
import { affordability } from './affordability';
import type { Asked } from './asked';
import { averageTransaction, monthlyAverage } from './average';
import { accounts, assets, balance, cash, worth } from './balances';
import { budgetLeft } from './budget';
import { debt, debtFree, debtOrInvest, interest } from './debts';
import { EXAMPLES, NEXT } from './example-questions';
import { COUNTS_ROWS } from '../understand/measure-kinds';
import { link, type Part, questions, sentence } from './parts';
import { periodOf } from './period-of';
import { emergencyFund, holdings, saveMore, score } from './plan';
import { priceIncreases, recurringItems, upcoming } from './recurring';
import { count, largest, patterns, transactions } from './rows';
import { income, incomeAgainstSpending, rateOfSaving, saved, spending } from './spending';
import { resolved } from './subject';
import { understoodLine } from './understood-line';

/** How the operator of this site turns a model on. */
const SET_UP =
  'AI features need an OpenAI API key on the server (OPENAI_API_KEY). Until there is one, questions are understood by fixed rules.';

const help = (): Part[] => [
  sentence(
    say`You can ask about spending, income, budgets, bills, balances, debts, savings, and investments.`,
  ),
  questions('For example', [
    ...EXAMPLES.spending.slice(0, 2),
    ...EXAMPLES.affordability,
    ...EXAMPLES.upcoming,
  ]),
];

const setup = (): Part[] => [sentence(say`${SET_UP}`), link('How to set it up', '/help')];

const ANSWERS: Readonly<Record<Measure, (asked: Asked) => Part[]>> = {
  spending,
  income,
  saved,
  net_cash_flow: incomeAgainstSpending,
  savings_rate: rateOfSaving,
  monthly_average: monthlyAverage,
  average_transaction: averageTransaction,
  count,
  largest,
  transactions,
  patterns,
  budget_left: budgetLeft,
  accounts,
  balance,
  cash,
  assets,
  net_worth: worth,
  debt,
  interest,
  debt_free: debtFree,
  pay_debt_or_invest: debtOrInvest,
  upcoming,
  recurring: recurringItems,
  price_increases: priceIncreases,
  affordability,
  emergency_fund: emergencyFund,
  score,
  holdings,
  save_more: saveMore,
  help,
  setup,
};

/** Answers a query from the user's own figures; null when it names something that the user does not have. */
export function answerQuery(query: Query, financialData: FinancialData): Part[] | null {
  const subject = resolved(query, financialData);
  if (!subject) return null;
  const calendar = calendarOf(financialData);
  const period = query.period ? periodOf(query.period) : monthPeriod(calendar.month);
  const asked = { financialData, query, subject, calendar, period };
  const parts = ANSWERS[query.measure](asked);
  return [understoodLine(asked), ...parts, ...stillCounted(query), ...next(query.measure)];
}

/** Figures that are not sums of rows cannot leave out a category, and say so. */
function stillCounted({ measure, without }: Query): Part[] {
  if (without.length === 0 || COUNTS_ROWS.has(measure)) return [];
  return [sentence(say`This figure cannot leave out ${without.join(', ')}.`)];
}

function next(measure: Measure): Part[] {
  const texts = (NEXT[measure] ?? []).flatMap((each) => EXAMPLES[each].slice(0, 1));
  return texts.length === 0 ? [] : [questions('You can also ask', texts)];
}
