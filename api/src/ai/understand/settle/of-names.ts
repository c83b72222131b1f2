import { isOnlyGoal, AVERAGES, isSubscriptions } from '../clues';
import {
  asksForChange,
  hasEach,
  asksForAmount,
  isNoGoal,
  isOfDebtPart,
  isOfTheOther,
  MAY_BE_OF_GOAL,
  shareOfAll,
} from '../words/settle-words';
import type { Case, Ruling } from './case';

const WAS = new Set('did have has was were'.split(' '));

/** Pay, and what is kept of it, are told apart by the words for a share, a source, and the past. */
export function ofIncome({
  clues,
  words,
  names,
  isComparing,
  isDated,
  first,
  has,
  isHolding,
}: Case): Ruling {
  const isMonthly = first.measure === 'monthly_average' && names.length === 0;
  if (
    first.measure === 'monthly_average' &&
    isDated &&
    hasEach(words) &&
    has('income') &&
    !has('spending')
  )
    return 'income';
  if (isMonthly && has('recurring') && !words.some((word) => AVERAGES.has(word)))
    return 'recurring';
  if (has('share_of_income') && (names.length === 0 || clues.isOfIncome))
    return shareOfAll(words, has('savings_rate'));
  // Money that can be saved is an estimate. Money that was saved is not.
  if (first.measure === 'saved' && words.some((word) => word === 'can' || word === 'could'))
    return null;
  if (first.measure === 'expected_income' && WAS.has(words[0] ?? '')) return 'deposits';
  if (first.measure === 'regular_income' && words.includes('most') && words.includes('from'))
    return 'income';
  if (first.measure === 'save_more' && isComparing) return 'saved';
  if (isHolding && words.includes('have') && first.measure === 'income') return 'balance';
  return undefined;
}

/** The name of a goal, a card, or a loan decides what is asked about it. */
export function ofNamedThings({
  clues,
  words,
  names,
  amount,
  first,
  has,
  hasCategory,
  isHolding,
}: Case): Ruling {
  if (names.every(isOnlyGoal) && names.length > 0 && MAY_BE_OF_GOAL.has(first.measure))
    return 'goals';
  if (has('credit_utilization') && hasCategory && !clues.isCard) return 'budget_left';
  // 'When did the mortgage last get paid' asks for a payment.
  if (first.measure === 'deposits' && hasCategory && !clues.isOfIncome) return 'transactions';
  if (has('price_increases') && has('recurring') && words.includes('up')) return 'price_increases';
  if (isOfTheOther(first.measure, clues) || isOfDebtPart(clues)) return null;
  // A higher balance is no higher price, and paying off early has none.
  if (first.measure === 'price_increases' && isHolding) return null;
  if (first.measure === 'affordability' && amount === null && has('debt_free')) return null;
  return undefined;
}

/** A change, a debt to pay off, and a budget are no single payments. */
export function ofChanges({
  words,
  names,
  amount,
  isComparing,
  isDated,
  first,
  has,
  hasCategory,
  isHolding,
}: Case): Ruling {
  if (has('holdings') && has('largest') && !has('spending')) return 'holdings';
  if (has('pay_debt_or_invest')) return 'pay_debt_or_invest';
  if (first.measure === 'debt_free' && asksForAmount(words) && amount === null) return 'debt';
  if (asksForChange(words) && (isDated || isComparing) && !has('balance') && !has('net_worth'))
    return has('income') && !has('spending') ? 'income' : 'spending';
  if (has('budget_left') && has('safe_to_spend') && words.some((word) => word.startsWith('budget')))
    return 'budget_left';
  if (
    isHolding &&
    words.includes('have') &&
    (first.measure === 'saved' || (first.measure === 'goals' && names.every(isNoGoal)))
  )
    return 'balance';
  if (has('price_increases') && isDated && !isSubscriptions(names) && (hasCategory || isComparing))
    return 'spending';
  return undefined;
}
