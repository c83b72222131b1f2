import { cents, formatUsd } from '@halyard/shared-contracts/money';
import type { Measure, Query } from '@halyard/shared-contracts/wire';
import { LEAVES_OUT, TARGETS, USES_AMOUNT, WITHOUT_SUBJECT } from '../understand/measure-kinds';
import type { AnswerRequest } from './answer-request';
import type { Part } from './parts';
import { periodOf } from './period/period-of';
import { periodName } from './period/period-words';
import { averageOf } from './spending/average';
import { sizeWords, weekdayWords } from './subject';

const MEASURES: Readonly<Record<Measure, readonly [name: string, isDated: boolean]>> = {
  spending: ['Spending', true],
  income: ['Income', true],
  deposits: ['Deposits', true],
  regular_income: ['Regular income', false],
  refunds: ['Refunds', true],
  saved: ['Savings', true],
  net_cash_flow: ['Cash flow', true],
  savings_rate: ['Savings rate', false],
  monthly_average: ['Monthly average', false],
  weekly_average: ['Weekly average', false],
  daily_average: ['Daily average', false],
  share_of_income: ['Share of income', false],
  share_of_spending: ['Share of spending', false],
  average_transaction: ['Average transaction', true],
  median_transaction: ['Median transaction', true],
  average_income: ['Average income', false],
  count: ['Number of payments', true],
  largest: ['Largest payments', true],
  transactions: ['Transactions', false],
  activity: ['Money in and out', false],
  transfers: ['Transfers', true],
  quiet_days: ['Days without spending', true],
  balance_change: ['Change of a balance', true],
  after_bills: ['Income after bills', false],
  cash_runway: ['How long the money lasts', false],
  unusual_charges: ['Unusual charges', false],
  patterns: ['Patterns', false],
  budget_left: ['Budget', true],
  budget_ahead: ['Budget until the end of the month', false],
  months_over_budget: ['Months over budget', false],
  accounts: ['Accounts', false],
  balance: ['Balance', false],
  cash: ['Cash', false],
  cash_after_cards: ['Cash after paying cards', false],
  assets: ['Assets', false],
  wealth_parts: ['What you own, by kind', false],
  net_worth: ['Net worth', false],
  investments_move: ['Investments since last month', false],
  debts_move: ['Debts since last month', false],
  debt: ['Debts', false],
  interest: ['Interest', false],
  debt_payments: ['Payments of debts', true],
  minimum_payments: ['Minimum payments', false],
  credit_utilization: ['Credit utilization', false],
  home_equity: ['Home equity', false],
  payoff_with: ['End of a debt with another payment', false],
  lump_sum: ['One payment on a debt', false],
  first_debt: ['Which debt first', false],
  payment_split: ['Interest in a payment', false],
  yearly_interest: ['Interest of a year', false],
  debt_free: ['End of your debts', false],
  pay_debt_or_invest: ['Debt or investing', false],
  covers_bill: ['Enough for a bill', false],
  upcoming: ['Expected payments', false],
  recurring: ['Recurring payments', false],
  price_increases: ['Higher prices', false],
  missed_bills: ['Missed payments', false],
  new_bills: ['New recurring payments', false],
  yearly_bills: ['Yearly payments', false],
  double_charges: ['Double charges', false],
  expected_income: ['Expected deposits', false],
  expected_balance: ['Expected balance', false],
  goals: ['Goals', false],
  goal_with: ['Goal with an amount each month', false],
  save_by: ['Saving for a day', false],
  safe_to_spend: ['Safe to spend', false],
  affordability: ['What fits', false],
  monthly_room: ['A payment each month', false],
  emergency_fund: ['Emergency fund', false],
  score: ['Score', false],
  holdings: ['Holdings', false],
  allocation: ['What your investments are', false],
  future_worth: ['Net worth ahead', false],
  investment_gain: ['Gain of your investments', false],
  policies: ['Policies', false],
  investment_return: ['Return of your investments', false],
  life_cover: ['What others would need', false],
  retirement_age: ['Age of retirement', false],
  yearly_withdrawal: ['A withdrawal of 4%', false],
  required_withdrawal: ['Required withdrawal', false],
  money_lasts: ['How long your money lasts', false],
  extra_payment: ['More paid on debts each month', false],
  extra_saving: ['More saved each month', false],
  social_security: ['Social Security ahead', false],
  score_steps: ['What your score would take', false],
  tax_estimate: ['Taxes of a year', false],
  save_more: ['Ideas for saving', false],
  help: ['Help', false],
  setup: ['Setup', false],
};

const LOWEST = ['Lowest expected balance', false] as const;

function against({ compare }: Query): string {
  if (compare?.with === 'period') return `against ${periodName(periodOf(compare.period))}`;
  return compare?.with === 'average' ? 'against the average' : '';
}

const ORDERS = { most: 'most first', least: 'least first', oldest: 'oldest first' } as const;

const ordered = ({ order, rank }: Query): string =>
  [order === null ? '' : ORDERS[order], rank === null ? '' : `number ${rank}`]
    .filter(Boolean)
    .join(' · ');

/** Returns the target age or score, limited to what the answer supports. */
function targetWords({ measure, target }: Query): string {
  const most = TARGETS.get(measure);
  if (target === null || most === undefined) return '';
  const number = String(Math.min(most, target));
  return measure === 'emergency_fund' ? `${number} ${target === 1 ? 'month' : 'months'}` : number;
}

/** 'Oldest first' already says which single payment is shown. */
const isPlainTop = ({ top, order, measure }: Query): boolean =>
  top === null || (top === 1 && (order === 'oldest' || measure === 'upcoming'));

/** An average is taken of whole months, so its line names these. */
function timeOf(request: AnswerRequest): AnswerRequest['period'] {
  const { query, period } = request;
  const isAverage = query.measure === 'monthly_average' || query.measure === 'average_income';
  const kind = query.measure === 'average_income' ? 'income' : 'spending';
  return (isAverage && query.period && averageOf(request, kind)?.period) || period;
}

/** Names what was understood, so that the user notices a wrong reading. Parts that the answer ignores are left out. */
export function understoodLine(request: AnswerRequest): Part {
  const { query, subject } = request;
  const isLowest = query.measure === 'expected_balance' && query.order === 'least';
  const [name, isDated] = isLowest ? LOWEST : MEASURES[query.measure];
  const isLastDeposit =
    query.measure === 'deposits' &&
    query.top === 1 &&
    query.period === null &&
    query.order === null;
  const isTimed = isDated || query.period !== null;
  const words = [
    name,
    WITHOUT_SUBJECT.has(query.measure) && !LEAVES_OUT.has(query.measure) ? '' : subject.label,
    sizeWords(subject),
    query.weekdays.length === 0 ? '' : `on ${weekdayWords(subject)}`,
    query.split === null ? '' : `by ${query.split}`,
    isLowest ? '' : ordered(query),
    isLastDeposit ? 'the last one' : isPlainTop(query) ? '' : `the first ${query.top}`,
    query.amount === null || !USES_AMOUNT.has(query.measure) ? '' : formatUsd(cents(query.amount)),
    targetWords(query),
    isTimed && !isLastDeposit ? periodName(timeOf(request)) : '',
    against(query),
  ];
  return { kind: 'understood', text: words.filter((word) => word !== '').join(' · ') };
}
