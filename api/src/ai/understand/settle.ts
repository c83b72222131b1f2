import type { Measure } from '@halyard/shared-contracts/wire';
import {
  type Clues,
  isOnlyAccount,
  isOnlyGoal,
  isAccount,
  impliedMeasure,
  isBoth,
  COMES_IN,
  ONE_PAYMENT,
  GOAL,
  SPENT,
  BILL,
  ASKS_WHICH,
  MORE,
  AVERAGES,
  isSubscriptions,
  DUE,
  LISTS,
  isVague,
  isOfBills,
  asksForSource,
  isOfRows,
} from './clues';
import {
  asksForChange,
  hasEach,
  clearlyOf,
  asksForAmount,
  isNoGoal,
  isOfDebtPart,
  isOfGoal,
  isOfTheOther,
  MAY_BE_OF_GOAL,
  asksForList,
  shareOfAll,
  VISITS,
} from './words/settle-words';

const WAS = new Set('did have has was were'.split(' '));

function requestedMeasure(clues: Clues): Measure | null {
  const { words, names, split, top, amount, size, isComparing, isDated } = clues;
  const found = clues.found.filter((each) => isOfGoal(each, clues));
  const [first, second] = found;
  if (clues.order === 'oldest' && isOfRows(first?.measure))
    return clues.isOfIncome ? 'deposits' : 'transactions';
  if (words.includes('many') && names.length > 0 && words.some((word) => VISITS.has(word)))
    return 'count';
  if (!first) return impliedMeasure(clues);
  const clear = clearlyOf(first.measure, clues);
  if (clear !== null) return clear;
  const has = (measure: Measure) => found.some((each) => each.measure === measure);
  const hasCategory = names.some(({ meaning }) => meaning.category.length > 0);
  const isHolding = names.length > 0 && names.every(isOnlyAccount);
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
  const isOfAccounts = names.length > 0 && names.every(({ meaning }) => meaning.account.length > 0);
  if (
    isOfAccounts &&
    words.some((word) => BILL.has(word)) &&
    first.measure === 'spending' &&
    !isDated &&
    !clues.asksWhen
  )
    return 'debt';
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
  if (
    has('income') &&
    has('monthly_average') &&
    !has('spending') &&
    split === null &&
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
  const isMeal = names.some(({ meaning }) =>
    meaning.category.some(({ name }) => name === 'Dining Out'),
  );
  if (has('monthly_average') && isMeal && words.includes('bill')) return 'average_transaction';
  if (has('monthly_average') && first.weight < 6 && words.some((word) => ONE_PAYMENT.has(word)))
    return 'average_transaction';
  if (first.measure === 'affordability' && amount === null) return 'affordability';
  if (has('average_transaction') && has('monthly_average')) return 'average_transaction';
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
  if (isHolding && has('spending') && found.length === 1) return 'spending';
  if (first.measure === 'spending' && isVague(clues)) return null;
  // 'Every month' alone does not say what to count.
  const isOfNothing = isVague(clues) && !words.some((word) => AVERAGES.has(word));
  if (first.measure === 'monthly_average' && isOfNothing && !words.includes('monthly')) return null;
  const isList = size !== null ? words.some((word) => LISTS.has(word)) : asksForList(clues);
  return first.measure === 'spending' && isList ? 'transactions' : first.measure;
}

/** A question about the future asks for what is expected, and a question for a day asks for a list. */
function inTime(measure: Measure, clues: Clues): Measure {
  const { words, isAhead, isComparing, isOfIncome } = clues;
  if (measure === 'monthly_average' && isOfIncome) return 'income';
  const ofIncome = measure === 'income' || (measure === 'spending' && isOfIncome);
  if (measure !== 'spending' && !ofIncome) return measure;
  const wasBefore = ['did', 'was', 'were', 'have'].some((word) => words.includes(word));
  const asksWhen = clues.asksWhen && !isComparing;
  if (isAhead || words.includes('will') || (asksWhen && !wasBefore))
    return ofIncome ? 'expected_income' : 'upcoming';
  if (asksWhen && !words.includes('most')) return ofIncome ? 'deposits' : 'transactions';
  return ofIncome ? 'income' : measure;
}

/** Returns null if no word tells the measure. */
export function settledMeasure(clues: Clues): Measure | null {
  const measure = requestedMeasure(clues);
  return measure && inTime(measure, clues);
}
