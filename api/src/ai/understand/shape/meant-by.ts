import {
  type Category,
  type FinancialData,
  recurringStreams,
} from '@halyard/shared-contracts/finance';
import type { Measure, Subject } from '@halyard/shared-contracts/wire';
import { perData } from '../../per-data';
import type { QuestionParts } from '../question-parts';
import { isOfFees, isOfPaycheck } from '../words/settle-words';

const PAY = new Set('paycheck paychecks payday paydays salary wages'.split(' '));

const PAYCHECKS = new Set(['paycheck', 'paychecks']);

/** A paycheck comes from work, so interest and pensions are none. A retiree without a salary asks for any income. */
const isOfWork = ({ tokens: { words }, names }: QuestionParts, data: FinancialData): boolean =>
  names.length === 0 && words.some((word) => PAY.has(word)) && hasSalary(data);
const hasSalary = perData(({ transactions, today }) =>
  recurringStreams(transactions, today).some(
    ({ direction, category }) => direction === 'in' && category === 'Salary',
  ),
);

/** Other words can change the measure: interest that was paid or earned is a sum of rows. */
export function meantBy(parts: QuestionParts, measure: Measure, data: FinancialData) {
  const { words } = parts.tokens;
  if (measure === 'expected_income' && isOfWork(parts, data))
    return { measure, subjects: [categoryNamed('Salary')] };
  if (isOfPaycheck(measure, words) && parts.names.length === 0)
    return { measure, subjects: [categoryNamed('Salary')] };
  if (measure === 'deposits' && asksForLastPay(words) && isOfWork(parts, data))
    return { measure, subjects: [categoryNamed('Salary')] };
  const isOfPaychecks = words.includes('paychecks');
  // 'What did my paychecks add up to' is the pay from work, and not a pension.
  if (measure === 'income' && words.some((word) => PAYCHECKS.has(word)) && isOfWork(parts, data))
    return { measure, subjects: [categoryNamed('Salary')] };
  const isRanked = parts.ordering.order !== null && words.some((word) => PAY.has(word));
  if (measure === 'deposits' && (isOfPaychecks || (isRanked && isOfWork(parts, data))))
    return { measure, subjects: [categoryNamed('Salary')] };
  if (measure === 'spending' && isFeesAndInterest(parts))
    return { measure, subjects: [categoryNamed('Loan Interest')] };
  if (measure !== 'interest' && measure !== 'income') return { measure, subjects: [] };
  const isInterest = words.includes('interest');
  if (isInterest && words.some((word) => EARNS.has(word)))
    return { measure: 'income', subjects: [categoryNamed('Interest Income')] } as const;
  if (measure === 'interest' && words.some((word) => WAS_PAID.has(word)))
    return { measure: 'spending', subjects: [categoryNamed('Loan Interest')] } as const;
  if (measure === 'interest' && isOfPastTime(parts, data))
    return { measure: 'spending', subjects: [categoryNamed('Loan Interest')] } as const;
  return { measure, subjects: [] };
}

/** 'Interest charges since January' were paid, and today's rate says nothing about them. */
const isOfPastTime = (
  { periods, tokens: { words } }: QuestionParts,
  { today }: FinancialData,
): boolean =>
  periods.length === 1 &&
  periods.every(({ period: { from, to } }) => from !== null && from < today && to !== null) &&
  words.some((word) => OF_CHARGES.has(word)) &&
  !words.some((word) => word === 'will' || word === 'would');
const OF_CHARGES = new Set('charge charges charged paid fees cost'.split(' '));

const isFeesAndInterest = ({ tokens: { words }, names }: QuestionParts): boolean =>
  FEES_AND_INTEREST.test(words.join(' ')) &&
  names.length === 1 &&
  names.every(({ meaning }) => isOfFees(meaning));
const FEES_AND_INTEREST = /\bfees (?:and|plus) interest\b|\binterest (?:and|plus) (?:bank )?fees\b/;

/** 'How much was my last paycheck' asks for one deposit. */
export const asksForLastPay = (words: readonly string[]): boolean => LAST_PAY.test(words.join(' '));
const LAST_PAY =
  /\b(?:last|latest|most recent|newest) (?:paycheck|payday|pay|salary|deposit|check)\b(?!s)|\b(?:paid|paycheck) last$|\blast (?:get|got) paid\b/;

const categoryNamed = (name: Category): Subject => ({ kind: 'category', name });
const EARNS = new Set(
  'earn earned earning earns received receive made make gotten income'.split(' '),
);
const WAS_PAID = new Set('did paid charged'.split(' '));
