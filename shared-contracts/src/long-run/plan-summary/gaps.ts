import {
  countWords,
  debtsToPayOff,
  type FinancialData,
  missingAssets,
  plannableDebts,
} from '../../finance';
import { formatUsd, ZERO } from '../../money';
import type { WhatIfContext, WhatIfFigures } from '../what-if/figures';

/** Something that is missing, and where it can be entered or seen. */
export interface PlanGap {
  readonly text: string;
  readonly screen: string;
}

type Known = Pick<FinancialData, 'accounts' | 'liabilities' | 'transactions' | 'profile' | 'today'>;

const when = (isMissing: boolean, text: string, screen: string): PlanGap[] =>
  isMissing ? [{ text, screen }] : [];

/** What is not covered, and what is not known, so that the results leave it out. */
export function planGaps(
  data: Known,
  { family }: WhatIfContext,
  { lifeGap, planLacks }: WhatIfFigures,
): PlanGap[] {
  const { incomplete } = plannableDebts(debtsToPayOff(data));
  const assets = missingAssets(data.accounts, data.liabilities);
  const isYearsOpen = family?.dependents !== 0 && typeof family?.supportYears !== 'number';
  return [
    ...when(
      lifeGap !== null && lifeGap > 0,
      `${formatUsd(lifeGap ?? ZERO, { decimals: 0 })} that others would need is not covered`,
      '/protection',
    ),
    ...when(
      planLacks === 'age',
      'Your date of birth is not known, so no years ahead',
      '/fact-finder',
    ),
    ...when(
      planLacks === 'spending',
      'What you spend is not known, so no years ahead',
      '/wealth-plan',
    ),
    ...when(isYearsOpen, 'For how many years others need your income is not known', '/fact-finder'),
    ...when(data.profile.income === null, 'Your income before tax is not known', '/fact-finder'),
    ...when(
      incomplete.length > 0,
      `The rate or payment of ${countWords(incomplete.length, 'debt')} is not known`,
      '/liabilities',
    ),
    ...when(assets.length > 0, 'What a loan bought, such as a home, has no value yet', '/assets'),
    {
      text: 'Disability and health insurance are not among the policies here',
      screen: '/protection',
    },
  ];
}
