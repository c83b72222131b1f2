import { type FinancialData, isIncome } from '@halyard/shared-contracts/finance';
import { type Query, queryName } from '@halyard/shared-contracts/wire';
import { perData } from '../../../per-data';

const ASKS = /\btake[ -]?home (?:pay|income|salary)\b/i;

const FROM_WORK = 'Salary';
/** Nobody works for these. */
const NOT_FROM_WORK = ['Interest Income', 'Dividends', 'Benefits', 'Pension', 'Insurance Payout'];

const categoriesOf = perData(
  ({ transactions }): ReadonlySet<string> =>
    new Set(transactions.filter(isIncome).map(({ category }) => category)),
);

/** Take-home pay is what work pays. Where no pay from work is known, it is all income. */
export function ofTakeHomePay(message: string, query: Query, data: FinancialData): Query {
  const isOfAll =
    query.measure === 'income' && query.subjects.length === 0 && query.without.length === 0;
  const categories = categoriesOf(data);
  if (!isOfAll || !ASKS.test(message) || !categories.has(FROM_WORK)) return query;
  return {
    ...query,
    without: NOT_FROM_WORK.filter((name) => categories.has(name)).map(queryName),
  };
}
