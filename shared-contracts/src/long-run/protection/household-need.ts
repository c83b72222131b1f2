import type { FinancialData } from '../../finance';
import { type Cents, ZERO } from '../../money';
import { USUAL_GROWTH_PERCENT, USUAL_OWN_SHARE_PERCENT } from '../settings';
import { debtsOf, type NeedFacts } from './life-need';

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

/** Fills the answers from the user's own figures and the fact finder. */
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

/** Returns the answer that is missing for the need of income, or null. */
export function missingAnswer({
  income,
  years,
}: Pick<NeedAnswers, 'income' | 'years'>): 'income' | 'years' | null {
  if (years === 0) return null;
  if (income === null) return 'income';
  return years === null ? 'years' : null;
}

export const needFacts = (answers: NeedAnswers): NeedFacts => ({
  ...answers,
  income: answers.income ?? ZERO,
  years: answers.years ?? 0,
  education: answers.education ?? ZERO,
  mortgage: answers.mortgage ?? ZERO,
  otherDebts: answers.otherDebts ?? ZERO,
});
