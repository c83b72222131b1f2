import type { Measure } from '@halyard/shared-contracts/wire';
import {
  isAccount,
  isBoth,
  COMES_IN,
  ONE_PAYMENT,
  GOAL,
  MORE,
  AVERAGES,
  isSubscriptions,
  LISTS,
  isVague,
} from '../clues';
import { isNoGoal, asksForList } from '../words/settle-words';
import type { Case, Ruling } from './case';

/** Goals and debts are asked for with an amount or with words for saving. */
export function ofGoalsAndPayoff({ words, names, amount, first, has, isOfAccounts }: Case): Ruling {
  if (first.measure === 'goals' && has('emergency_fund') && names.every(isNoGoal))
    return 'emergency_fund';
  if (
    has('goals') ||
    (names.some(({ meaning }) => meaning.goal.length > 0) &&
      words.some((word) => GOAL.has(word)) &&
      !has('emergency_fund'))
  )
    return 'goals';
  if (isOfAccounts && amount !== null && words.some((word) => MORE.has(word))) return 'debt_free';
  if (
    isSubscriptions(names) &&
    first.measure === 'monthly_average' &&
    !words.some((word) => AVERAGES.has(word))
  )
    return 'recurring';
  if (has('debt') && amount !== null && first.measure !== 'affordability') return 'debt_free';
  return undefined;
}

/** An average is one of single payments or of months. */
export function ofAverages({ words, names, amount, first, has }: Case): Ruling {
  const isMeal = names.some(({ meaning }) =>
    meaning.category.some(({ name }) => name === 'Dining Out'),
  );
  if (has('monthly_average') && isMeal && words.includes('bill')) return 'average_transaction';
  if (has('monthly_average') && first.weight < 6 && words.some((word) => ONE_PAYMENT.has(word)))
    return 'average_transaction';
  if (first.measure === 'affordability' && amount === null) return 'affordability';
  if (has('average_transaction') && has('monthly_average')) return 'average_transaction';
  return undefined;
}

/** Regular income is what comes each year or month, unless a time or a source is named. */
export function ofRegularIncome({
  clues,
  words,
  names,
  split,
  isDated,
  first,
  second,
  has,
}: Case): Ruling {
  const isOfSource = clues.isOfIncome && names.length > 0 && !isDated && split === null;
  if (isOfSource && has('regular_income') && first.weight < 4) return 'regular_income';
  if (has('income') && has('largest')) return 'income';
  if (
    has('income') &&
    !has('regular_income') &&
    (has('count') || has('transactions')) &&
    words.some((word) => COMES_IN.has(word))
  )
    return 'deposits';
  if (has('income') && has('spending') && !split && isBoth(words)) return 'net_cash_flow';
  if (first.measure === 'recurring' && first.weight < 4 && isDated) return 'spending';
  if (first.measure === 'regular_income' && (split === 'month' || isDated)) return 'income';
  // 'Yearly income so far' asks for the income up to now, which is not a year.
  if (first.measure === 'regular_income' && words.includes('far')) return null;
  if (has('regular_income') && has('income')) return 'regular_income';
  if (first.measure === 'regular_income' && names.length > 0 && !clues.isOfIncome)
    return isSubscriptions(names) ? 'recurring' : has('income') ? 'income' : 'spending';
  if (first.measure === 'regular_income' && first.weight === 1 && second) return second.measure;
  return undefined;
}

/** The first measure that was found remains, where no other word changes it. */
export function ofTheRest({
  clues,
  words,
  names,
  split,
  top,
  size,
  isComparing,
  found,
  first,
  second,
  has,
  isHolding,
}: Case): Measure | null {
  if (
    split === 'weekday' &&
    (first.measure === 'monthly_average' || first.measure === 'daily_average')
  )
    return 'spending';
  if (split === 'month' && first.measure === 'monthly_average')
    return has('saved') ? 'saved' : 'spending';
  if (
    (split || (top && !words.includes('last'))) &&
    has('spending') &&
    first.measure === 'transactions'
  )
    return 'spending';
  if (isComparing && has('spending') && first.measure === 'monthly_average') return 'spending';
  if ((first.measure === 'cash' || first.measure === 'accounts') && names.some(isAccount))
    return 'balance';
  if (first.measure === 'help' && second) return second.measure;
  if (first.measure === 'balance' && names.length === 0 && second) return second.measure;
  if (first.measure === 'budget_left' && first.weight < 4 && isHolding) return 'balance';
  if (isHolding && has('spending') && found.length === 1)
    return asksForList(clues) ? 'transactions' : 'spending';
  if (first.measure === 'spending' && isVague(clues)) return null;
  // 'Every month' alone does not say what to count.
  const isOfNothing = isVague(clues) && !words.some((word) => AVERAGES.has(word));
  if (first.measure === 'monthly_average' && isOfNothing && !words.includes('monthly')) return null;
  const isList = size !== null ? words.some((word) => LISTS.has(word)) : asksForList(clues);
  return first.measure === 'spending' && isList ? 'transactions' : first.measure;
}
