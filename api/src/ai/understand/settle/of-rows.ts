import {
  COMES_IN,
  SPENT,
  BILL,
  ASKS_WHICH,
  AVERAGES,
  isSubscriptions,
  DUE,
  LISTS,
  isOfBills,
  asksForSource,
} from '../clues';
import type { Case, Ruling } from './case';

/** A size, a card, and a bill ask for rows, limits, or what is due. */
export function ofRowsAndCards({
  clues,
  words,
  top,
  amount,
  size,
  isDated,
  first,
  second,
  has,
  isOfAccounts,
}: Case): Ruling {
  if (first.measure === 'score' && first.weight === 2)
    return second && second.measure !== 'score'
      ? second.measure
      : isDated
        ? 'net_cash_flow'
        : 'score';
  if (top !== null && first.measure === 'transactions') return 'transactions';
  if (size !== null && first.measure === 'spending' && !words.some((word) => SPENT.has(word)))
    return 'transactions';
  if (clues.isCard && amount === null && (has('affordability') || has('safe_to_spend')))
    return 'credit_utilization';
  if (has('debt') && !has('interest') && isOfBills(clues)) return 'upcoming';
  if (
    isOfAccounts &&
    words.some((word) => BILL.has(word)) &&
    first.measure === 'spending' &&
    !isDated &&
    !clues.asksWhen
  )
    return 'debt';
  return undefined;
}

/** What is the largest depends on what else is named. */
export function ofTheLargest({
  clues,
  words,
  names,
  split,
  isDated,
  first,
  has,
  hasCategory,
  isHolding,
}: Case): Ruling {
  if (has('recurring') && has('largest') && words.includes('recurring')) return 'recurring';
  if (split && has('largest')) return has('income') ? 'income' : 'spending';
  if (
    isSubscriptions(names) &&
    first.measure === 'spending' &&
    !isDated &&
    !words.includes('most') &&
    ASKS_WHICH.test(words.join(' '))
  )
    return 'recurring';
  if (clues.isCard && has('budget_left')) return 'credit_utilization';
  if (hasCategory && has('save_more') && words.some((word) => word.startsWith('overspen')))
    return 'budget_left';
  if (has('interest') && has('largest')) return 'interest';
  if (has('largest') && (has('accounts') || has('balance') || has('debt')) && !has('spending'))
    return has('debt') || isHolding ? 'debt' : has('balance') ? 'balance' : 'accounts';
  return undefined;
}

/** What comes in is a sum, an average, or single deposits. */
export function ofDeposits({ words, split, size, has }: Case): Ruling {
  if (
    has('income') &&
    has('monthly_average') &&
    !has('spending') &&
    (split === null || ((split === 'week' || split === 'day') && words.includes('average'))) &&
    (words.some((word) => AVERAGES.has(word)) || words.includes('come') || words.includes('comes'))
  )
    return 'average_income';
  if (
    has('income') &&
    has('largest') &&
    words.some((word) => COMES_IN.has(word)) &&
    !asksForSource(words)
  )
    return 'deposits';
  if (size !== null && words.includes('deposits') && words.some((word) => LISTS.has(word)))
    return 'deposits';
  return undefined;
}

/** What is due is a list, unless the question asks for the past or for what is left. */
export function ofWhatIsDue({
  clues,
  words,
  names,
  amount,
  isDated,
  first,
  has,
  hasCategory,
}: Case): Ruling {
  if (has('upcoming') && has('safe_to_spend') && words.includes('enough')) return 'safe_to_spend';
  if (has('upcoming') && has('safe_to_spend') && words.some((word) => DUE.has(word)))
    return 'upcoming';
  if (clues.isAgainstAverage && has('monthly_average')) return 'spending';
  if (first.measure === 'transactions' && !isDated && isSubscriptions(names)) return 'recurring';
  if (has('upcoming') && has('spending') && names.length === 0 && isDated && words.includes('did'))
    return 'spending';
  if (first.measure === 'upcoming' && words[0] === 'did' && names.length > 0) return 'spending';
  if (has('expected_income') && (words.includes('days') || words.includes('long')))
    return 'expected_income';
  if (has('safe_to_spend') && hasCategory && words.includes('spend') && amount === null)
    return 'budget_left';
  return undefined;
}
