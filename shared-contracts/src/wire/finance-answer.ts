import {
  annualIncome,
  billAmounts,
  type BudgetMonth,
  budgetMonth,
  fundsOf,
  cashAccounts,
  type FinancialData,
  forecast,
  incomeBasis,
  inMonth,
  isClosed,
  isoMonth,
  type IsoMonth,
  monthOf,
  monthsWithData,
  netWorth,
  netWorthChange,
  referenceMonth,
  regularIncome,
  safeToSpend,
  score,
  scoreFactors,
  spendingBreakdown,
  threeMonthAverage,
  totalAssets,
  totalBudgeted,
  totalDebt,
  totalIncome,
  totalSetAside,
  totalSpending,
  type Transaction,
} from '../finance';
import { type Cents, sum, toDollars, ZERO } from '../money';
import { encodeAccount } from './account/account';
import { encodeAmount } from './amount';
import { calendarAnswer } from './bills/bills-calendar';
import { encodeHolding } from './account/holding';
import { encodeLiability } from './account/liability';
import { encodeNetWorthPoint } from './account/net-worth';
import { encodeNotification } from './notification';
import { encodeLateRows, encodeSettings } from './month/envelope';
import { encodeForecast } from './forecast';
import { encodePaystub } from './month/income';
import { encodeIncomeSource } from './month/income-source';
import { encodeGoals } from './user/goal';
import { encodeProfile } from './user/profile';
import { encodePolicy } from './protection';
import { encodeUserCategories } from './category/category';
import { encodeProvenance } from './provenance';
import { encodeSafeToSpend } from './safe-to-spend';
import { SCORE_FACTOR_DESCRIPTIONS } from './advice/score';
import { encodeTransaction } from './transaction/transaction';

/** Spending, budget, and income have a month. Transactions have a range of days. */
export interface FinanceQuery {
  readonly month?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  /** A forecast has a number of days, and may be about one cash account alone. */
  readonly days?: number | string | undefined;
  readonly account?: string | undefined;
}

type Answer = (financialData: FinancialData, query: FinanceQuery) => object;

const chosenMonth = (financialData: FinancialData, query: FinanceQuery): IsoMonth =>
  query.month === undefined
    ? referenceMonth(financialData.transactions, monthOf(financialData.today))
    : isoMonth(query.month);

const inDollars = (amounts: object): Record<string, number> =>
  Object.fromEntries(
    Object.entries(amounts).map(([key, amount]: [string, Cents]) => [key, toDollars(amount)]),
  );

function spendingAnswer(financialData: FinancialData, query: FinanceQuery) {
  const month = chosenMonth(financialData, query);
  const { categories, total } = spendingBreakdown(inMonth(financialData.transactions, month));
  return {
    month,
    months: monthsWithData(financialData.transactions),
    ...encodeUserCategories(financialData.categories),
    categories: categories.map(({ category, amount, percentage, count }) => ({
      name: category,
      amount: toDollars(amount),
      percentage,
      count,
    })),
    total: toDollars(total),
    put_aside: toDollars(sum(categories.map(({ setAside }) => setAside))),
  };
}

const monthOfBudget = (
  { budget, transactions, categories }: FinancialData,
  month: IsoMonth,
): BudgetMonth => budgetMonth(budget, transactions, month, categories);

function budgetAnswer(financialData: FinancialData, query: FinanceQuery) {
  const month = chosenMonth(financialData, query);
  const ofMonth = monthOfBudget(financialData, month);
  const { carried = {}, moved = {}, toAssign = null } = ofMonth;
  return {
    month,
    months: monthsWithData(financialData.transactions),
    ...encodeUserCategories(financialData.categories),
    monthly_spending: inDollars(ofMonth.assigned),
    carried: inDollars(carried),
    moved: inDollars(moved),
    settings: encodeSettings(ofMonth.settings ?? {}),
    to_assign: encodeAmount(toAssign),
    closed: isClosed(financialData, month),
    late: encodeLateRows(financialData),
    spent: inDollars(ofMonth.spent),
    put_aside: toDollars(ofMonth.setAside),
    three_month_average: inDollars(threeMonthAverage(financialData.transactions, month)),
    bills: inDollars(billAmounts(financialData.transactions, month, financialData.today)),
  };
}

function incomeAnswer(financialData: FinancialData, query: FinanceQuery) {
  const month = chosenMonth(financialData, query);
  const months = monthsWithData(financialData.transactions);
  const ofMonth = inMonth(financialData.transactions, month);
  return {
    month,
    months,
    annual_income: encodeAmount(annualIncome(financialData)),
    income_basis: incomeBasis(financialData),
    income_sources: regularIncome(financialData).sources.map(encodeIncomeSource),
    received: toDollars(totalIncome(ofMonth)),
    spent: toDollars(totalSpending(ofMonth)),
    put_aside: toDollars(totalSetAside(ofMonth)),
    budgeted: toDollars(totalBudgeted(fundsOf(monthOfBudget(financialData, month))) ?? ZERO),
    by_month: [...months].reverse().map((each) => {
      const transactions = inMonth(financialData.transactions, each);
      return {
        month: each,
        income: toDollars(totalIncome(transactions)),
        spending: toDollars(totalSpending(transactions)),
      };
    }),
    paystubs: financialData.paystubs.map(encodePaystub),
  };
}

function netWorthAnswer(financialData: FinancialData) {
  const current = netWorth(financialData.accounts, financialData.liabilities);
  const change = netWorthChange(current, financialData.netWorthHistory);
  return {
    current: toDollars(current),
    assets: toDollars(totalAssets(financialData.accounts)),
    liabilities: toDollars(totalDebt(financialData.liabilities)),
    change: { amount: toDollars(change.amount), percentage: change.percent },
    history: financialData.netWorthHistory.map(encodeNetWorthPoint),
  };
}

function scoreAnswer(financialData: FinancialData) {
  const factors = scoreFactors(financialData);
  return {
    current: score(factors),
    history: financialData.scoreHistory.map(({ date, score: value }) => ({ date, score: value })),
    factors: Object.fromEntries(
      factors.map(({ key, score: points, weight }) => [
        key,
        { score: points, weight, description: SCORE_FACTOR_DESCRIPTIONS[key] },
      ]),
    ),
  };
}

/** Both days are included. */
export function queriedTransactions(
  { transactions }: Pick<FinancialData, 'transactions'>,
  { startDate = '', endDate = '9999' }: FinanceQuery,
): Transaction[] {
  return transactions.filter(({ date }) => date >= startDate && date <= endDate);
}

const transactionsAnswer: Answer = (financialData, query) => ({
  ...encodeUserCategories(financialData.categories),
  transactions: queriedTransactions(financialData, query).map(encodeTransaction),
});

/** Returns an empty forecast if `account` is not a cash account of the user. */
function forecastAnswer(financialData: FinancialData, { days = 90, account }: FinanceQuery) {
  const cash = cashAccounts(financialData.accounts);
  const held = account === undefined ? cash : cash.filter(({ id }) => id === account);
  const found = forecast(financialData, held);
  const shown = held.length === 0 ? [] : found.days.slice(0, Number(days));
  return encodeForecast({ ...found, days: shown }, safeToSpend(financialData));
}

/** Each part that has a path of its own equals the answer of that path. */
function homeAnswer(financialData: FinancialData): object {
  return {
    profile: financeAnswer('profile', financialData),
    net_worth: financeAnswer('net-worth', financialData),
    spending: financeAnswer('spending', financialData),
    score: financeAnswer('score', financialData),
    notifications: financeAnswer('notifications', financialData),
    safe_to_spend: encodeSafeToSpend(safeToSpend(financialData)),
  };
}

const ANSWERS = {
  home: homeAnswer,
  forecast: forecastAnswer,
  calendar: (financialData, { month }) =>
    calendarAnswer(
      financialData,
      month === undefined ? monthOf(financialData.today) : isoMonth(month),
    ),
  profile: ({ profile }) => ({ profile: encodeProfile(profile) }),
  accounts: ({ accounts }) => ({ accounts: accounts.map(encodeAccount) }),
  liabilities: ({ liabilities }) => ({ liabilities: liabilities.map(encodeLiability) }),
  transactions: transactionsAnswer,
  holdings: ({ holdings }) => ({ holdings: holdings.map(encodeHolding) }),
  spending: spendingAnswer,
  budget: budgetAnswer,
  goals: encodeGoals,
  income: incomeAnswer,
  paystubs: ({ paystubs }) => ({ paystubs: paystubs.map(encodePaystub) }),
  protection: ({ policies }) => ({ policies: policies.map(encodePolicy) }),
  'net-worth': netWorthAnswer,
  score: scoreAnswer,
  notifications: ({ notifications }) => ({ notifications: notifications.map(encodeNotification) }),
} satisfies Record<string, Answer>;

export type FinanceResource = keyof typeof ANSWERS;

export const FINANCE_RESOURCES = Object.keys(ANSWERS).filter(isFinanceResource);

export function isFinanceResource(text: string): text is FinanceResource {
  return Object.hasOwn(ANSWERS, text);
}

/**
 * Returns the answer of a path. The API uses it for users' data and the browser for the sample, so both agree to
 * the cent (R-1.3, R-3.3). It throws a `RangeError` for an invalid month.
 */
export function financeAnswer(
  resource: FinanceResource,
  financialData: FinancialData,
  query: FinanceQuery = {},
): object {
  return { ...encodeProvenance(financialData), ...ANSWERS[resource](financialData, query) };
}
