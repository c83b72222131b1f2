import type { Measure, Query } from '@halyard/shared-contracts/wire';

/** 'Spend' in 'largest expense' changes nothing, but 'average' in a question for a sum does. */
const HELPERS: Readonly<Partial<Record<Measure, readonly Measure[]>>> = {
  income: ['deposits'],
  deposits: ['income', 'transactions', 'count', 'largest'],
  regular_income: ['income'],
  refunds: ['spending', 'income', 'deposits'],
  net_cash_flow: ['score', 'income', 'spending', 'regular_income', 'monthly_average'],
  savings_rate: ['saved', 'income', 'share_of_income', 'save_more'],
  monthly_average: ['spending', 'recurring'],
  daily_average: ['spending', 'monthly_average'],
  weekly_average: ['spending', 'monthly_average'],
  average_transaction: [
    'spending',
    'monthly_average',
    'count',
    'income',
    'average_income',
    'regular_income',
  ],
  median_transaction: ['spending', 'transactions', 'average_transaction'],
  average_income: ['income', 'monthly_average', 'regular_income'],
  debt_payments: ['debt', 'spending', 'minimum_payments', 'count', 'transactions', 'upcoming'],
  saved: ['transfers', 'goals', 'spending', 'monthly_average', 'savings_rate', 'net_cash_flow'],
  investment_gain: ['holdings', 'income', 'price_increases', 'balance'],
  policies: ['spending', 'recurring', 'monthly_average'],
  count: ['spending', 'transactions', 'average_transaction'],
  largest: ['spending', 'transactions'],
  transactions: ['spending', 'count', 'largest'],
  transfers: [
    'largest',
    'transactions',
    'count',
    'spending',
    'accounts',
    'saved',
    'cash',
    'balance',
  ],
  activity: ['transactions', 'count', 'spending', 'largest'],
  unusual_charges: [
    'accounts',
    'spending',
    'transactions',
    'count',
    'recurring',
    'save_more',
    'double_charges',
  ],
  patterns: ['spending', 'transactions', 'recurring'],
  budget_left: ['save_more', 'spending', 'safe_to_spend', 'score'],
  accounts: ['balance', 'cash', 'transactions', 'largest'],
  balance: ['cash', 'accounts', 'debt', 'saved', 'goals', 'holdings'],
  cash: ['balance', 'accounts'],
  net_worth: ['price_increases'],
  debt: ['balance', 'accounts', 'interest', 'spending', 'largest'],
  minimum_payments: ['debt', 'spending', 'share_of_income', 'income', 'savings_rate'],
  credit_utilization: ['budget_left', 'balance', 'debt', 'spending', 'cash'],
  home_equity: ['balance', 'debt', 'assets'],
  interest: ['debt', 'largest', 'spending', 'share_of_spending'],
  debt_free: ['debt', 'spending'],
  payoff_with: ['debt', 'debt_free', 'spending', 'monthly_average', 'upcoming'],
  covers_bill: ['cash', 'spending', 'balance', 'upcoming'],
  pay_debt_or_invest: ['debt', 'spending', 'holdings'],
  upcoming: ['spending', 'recurring', 'expected_balance'],
  expected_income: ['income', 'upcoming', 'deposits'],
  recurring: ['spending', 'transactions', 'monthly_average'],
  price_increases: ['spending', 'recurring'],
  missed_bills: ['upcoming', 'recurring', 'spending', 'transactions'],
  new_bills: ['recurring', 'spending', 'transactions'],
  yearly_bills: ['recurring', 'regular_income', 'spending', 'upcoming', 'transactions', 'count'],
  allocation: ['holdings', 'assets', 'share_of_income', 'cash'],
  cash_after_cards: [
    'cash',
    'debt',
    'spending',
    'balance',
    'expected_balance',
    'debt_free',
    'credit_utilization',
    'accounts',
    'budget_left',
  ],
  double_charges: ['spending', 'transactions', 'count', 'recurring', 'save_more'],
  safe_to_spend: ['spending', 'income'],
  affordability: ['spending', 'safe_to_spend', 'cash', 'balance', 'budget_left'],
  emergency_fund: ['spending', 'affordability', 'saved', 'cash', 'budget_left'],
  holdings: ['assets', 'balance', 'cash', 'accounts', 'transactions', 'largest', 'saved'],
  save_more: ['spending', 'saved'],
  expected_balance: ['cash', 'balance', 'accounts', 'upcoming'],
  goals: [
    'savings_rate',
    'save_more',
    'affordability',
    'saved',
    'balance',
    'debt_free',
    'upcoming',
    'budget_left',
    'spending',
  ],
  share_of_income: ['spending', 'income', 'savings_rate', 'recurring', 'regular_income'],
  share_of_spending: ['spending', 'share_of_income'],
};

/** A count per week or month answers these. */
const OF_RATES: ReadonlySet<Measure> = new Set<Measure>([
  'weekly_average',
  'monthly_average',
  'largest',
]);

const INTEREST = new Set(['Interest Income', 'Loan Interest']);

/** Returns whether a word for one measure fits a query for another one. */
export function helps(cue: Measure, query: Query): boolean {
  const { measure, split, top } = query;
  const isUntil = measure === 'upcoming' || measure === 'expected_balance';
  if (isUntil && (cue === 'safe_to_spend' || cue === 'expected_income'))
    return query.period !== null;
  if (cue === measure || cue === 'help' || HELPERS[measure]?.includes(cue)) return true;
  if (measure === 'count' && split !== null && OF_RATES.has(cue)) return true;
  const isTotal = measure === 'spending' || measure === 'income';
  if (!isTotal) return false;
  if (cue === 'interest') return query.subjects.some(({ name }) => INTEREST.has(name));

  if (cue === 'largest' || cue === 'transactions') return split !== null || top !== null;
  if (cue === 'monthly_average') return split === 'month' || query.compare?.with === 'average';
  if (cue === 'regular_income')
    return split !== null || (query.period !== null && measure === 'spending');
  if (cue === 'price_increases') return query.compare?.with === 'period' && split !== null;
  return cue === 'budget_left' && query.compare?.with === 'budget';
}
