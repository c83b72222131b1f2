import type { FinancialData } from '../entities';
import type { IncomeSource } from './income-source';
import { regularIncome } from './regular-income';

type Source = Pick<IncomeSource, 'category'>;

const OF_RETIREMENT: ReadonlySet<string> = new Set(['Benefits', 'Pension']);
const OF_CAPITAL: ReadonlySet<string> = new Set(['Interest Income', 'Dividends']);

const isOfRetirement = ({ category }: Source): boolean => OF_RETIREMENT.has(category);

/** Such income ends when the user cannot work. */
export const isFromWork = (source: Source): boolean =>
  !isOfRetirement(source) && !OF_CAPITAL.has(source.category);

/** Interest and dividends alone do not say that a user has no pay. */
export function livesWithoutPay(known: Pick<FinancialData, 'transactions' | 'today'>): boolean {
  const { sources } = regularIncome(known);
  return sources.some(isOfRetirement) && !sources.some(isFromWork);
}
