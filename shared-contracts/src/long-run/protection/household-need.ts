import type { FinancialData } from '../../finance';
import { type Cents, ZERO } from '../../money';
import { USUAL_GROWTH_PERCENT, USUAL_OWN_SHARE_PERCENT } from '../settings';
import { debtsOf, type NeedFacts } from './life-need';

/** Null is not answered. */
export interface NeedAnswers extends Pick<NeedFacts, 'ownSharePercent' | 'growthPercent'> {
  readonly income: Cents | null;
  readonly years: number | null;
  readonly education: Cents | null;
  readonly mortgage: Cents | null;
  readonly otherDebts: Cents | null;
}

interface Family {
  readonly dependents: number | null;
  readonly supportYears: number | null;
}

/** What a user's own figures and the fact finder say about what others would need. */
export function needAnswers(
  { liabilities }: Pick<FinancialData, 'liabilities'>,
  income: Cents | null,
  family: Family | null | undefined,
): NeedAnswers {
  const { mortgage, otherDebts } = debtsOf(liabilities);
  const years = family?.dependents === 0 ? 0 : (family?.supportYears ?? null);
  return {
    income,
    years,
    education: null,
    mortgage,
    otherDebts,
    ownSharePercent: USUAL_OWN_SHARE_PERCENT,
    growthPercent: USUAL_GROWTH_PERCENT,
  };
}

/** The answer without which the need of income is not known; null where it is known. */
export function missingAnswer({
  income,
  years,
}: Pick<NeedAnswers, 'income' | 'years'>): 'income' | 'years' | null {
  if (years === 0) return null;
  if (income === null) return 'income';
  return years === null ? 'years' : null;
}

/** What is not answered counts as nothing. */
export const needFacts = (answers: NeedAnswers): NeedFacts => ({
  ...answers,
  income: answers.income ?? ZERO,
  years: answers.years ?? 0,
  education: answers.education ?? ZERO,
  mortgage: answers.mortgage ?? ZERO,
  otherDebts: answers.otherDebts ?? ZERO,
});
