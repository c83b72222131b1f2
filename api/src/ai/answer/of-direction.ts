import { type FinancialData, isIncome, isSpending } from '@halyard/shared-contracts/finance';
import { type Query, queryName, type Subject } from '@halyard/shared-contracts/wire';
import { perData } from '../per-data';

const OF_SPENDING: ReadonlySet<Query['measure']> = new Set<Query['measure']>([
  'spending',
  'count',
  'largest',
  'monthly_average',
  'average_transaction',
]);

const paidBy = perData(
  ({ transactions }) => new Set(transactions.filter(isIncome).map(({ merchant }) => merchant)),
);
const spentAt = perData(
  ({ transactions }) => new Set(transactions.filter(isSpending).map(({ merchant }) => merchant)),
);

/** Of several names with one word, a payer is no shop, and a shop is no payer. */
export function ofDirection(
  found: readonly Subject[],
  measure: Query['measure'],
  financialData: FinancialData,
): readonly Subject[] {
  const isOut = OF_SPENDING.has(measure);
  if (!isOut && measure !== 'income') return found;
  const own = isOut ? spentAt(financialData) : paidBy(financialData);
  const other = isOut ? paidBy(financialData) : spentAt(financialData);
  const names = new Set([...own].map(queryName));
  const others = new Set([...other].map(queryName));
  const isWrong = ({ kind, name }: Subject): boolean =>
    kind === 'merchant' && !names.has(name) && others.has(name);
  const rest = found.filter((each) => !isWrong(each));
  return rest.some(({ kind }) => kind === 'merchant') ? rest : found;
}
