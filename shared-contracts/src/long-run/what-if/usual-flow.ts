import { type FinancialData, isFromWork, regularIncome } from '../../finance';
import { cents, type Cents, divide, sum } from '../../money';
import { usualYear } from '../household/usual-year';

const MONTHS = 12;

/** The amounts are those of an average month. */
export interface UsualFlow {
  /** A user could lose this pay. Social Security, pensions, interest, and dividends are not in it. */
  readonly work: Cents;
  readonly income: Cents;
  readonly saved: Cents;
}

/** Returns null without a full month. A retired user has no pay to lose. */
export function usualFlow(
  data: Pick<FinancialData, 'transactions' | 'today'>,
  isRetired: boolean,
): UsualFlow | null {
  const year = usualYear(data);
  if (!year) return null;
  const monthly = (amount: Cents): Cents => divide(amount, MONTHS);
  const otherIncome = sum(
    regularIncome(data)
      .sources.filter((source) => !isFromWork(source))
      .map(({ yearly }) => yearly),
  );
  const work = isRetired ? 0 : Math.max(0, year.income - otherIncome);
  return { work: monthly(cents(work)), income: monthly(year.income), saved: monthly(year.saved) };
}
