import type { Measure, Query } from '@halyard/shared-contracts/wire';
import type { Asked } from './asked';
import type { Part } from './parts';
import { periodOf } from './period-of';
import { periodName } from './period-words';

/** What a measure is called, and whether its answer is about a period. */
const MEASURES: Readonly<Record<Measure, readonly [name: string, isDated: boolean]>> = {
  spending: ['Spending', true],
  income: ['Income', true],
  saved: ['Savings', true],
  net_cash_flow: ['Cash flow', true],
  savings_rate: ['Savings rate', false],
  monthly_average: ['Monthly average', false],
  average_transaction: ['Average transaction', true],
  count: ['Number of payments', true],
  largest: ['Largest payments', true],
  transactions: ['Transactions', false],
  patterns: ['Patterns', false],
  budget_left: ['Budget', true],
  accounts: ['Accounts', false],
  balance: ['Balance', false],
  cash: ['Cash', false],
  assets: ['Assets', false],
  net_worth: ['Net worth', false],
  debt: ['Debts', false],
  interest: ['Interest', false],
  debt_free: ['End of your debts', false],
  pay_debt_or_invest: ['Debt or investing', false],
  upcoming: ['Expected payments', false],
  recurring: ['Recurring payments', false],
  price_increases: ['Higher prices', false],
  affordability: ['What fits', false],
  emergency_fund: ['Emergency fund', false],
  score: ['Score', false],
  holdings: ['Holdings', false],
  save_more: ['Ideas for saving', false],
  help: ['Help', false],
  setup: ['Setup', false],
};

function against({ compare }: Query): string {
  if (compare?.with === 'period') return `against ${periodName(periodOf(compare.period))}`;
  return compare?.with === 'average' ? 'against the average' : '';
}

/** How the question was understood, so that a user notices a wrong reading. */
export function understoodLine({ query, subject, period }: Asked): Part {
  const [name, isDated] = MEASURES[query.measure];
  const isTimed = isDated || query.period !== null;
  const words = [name, subject.label, isTimed ? periodName(period) : '', against(query)];
  return { kind: 'understood', text: words.filter((word) => word !== '').join(' · ') };
}
