import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Measure, Query } from '@halyard/shared-contracts/wire';
import { hasDay } from '../../time/periods';
import { periodOf } from '../../../answer/period/period-of';
import type { QuestionParts } from '../../question-parts';

const BUYS = new Set(['buy', 'bought', 'purchased']);

/** Nobody buys these. */
const NOT_BOUGHT = ['Loan Interest', 'Fees', 'Savings', 'Investments'];

/** 'What did I buy on Friday' lists no interest and no fee of that day. */
export function withoutBought(
  { tokens: { words }, names, without }: QuestionParts,
  measure: Measure,
  period: Query['period'],
  { transactions }: FinancialData,
): Query['without'] {
  const isOfBought = measure === 'transactions' && words.some((word) => BUYS.has(word));
  if (!isOfBought || period === null || names.length + without.length > 0) return without;
  const time = periodOf(period);
  const found = new Set(
    transactions.flatMap(({ date, category }) => (hasDay(time, date) ? [category] : [])),
  );
  return NOT_BOUGHT.filter((category) => found.has(category));
}
