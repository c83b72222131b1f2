import {
  countWords,
  debtsToPayOff,
  type FinancialData,
  livesWithoutPay,
  missingAssets,
  plannableDebts,
} from '../../finance';
import { formatUsd, ZERO } from '../../money';
import type { WhatIfContext, WhatIfFigures } from '../what-if/figures';

interface Gap {
  readonly text: string;
  readonly step: string;
  readonly screen: string;
}

type Known = Pick<FinancialData, 'accounts' | 'liabilities' | 'transactions' | 'profile' | 'today'>;

const DISABILITY_AND_HEALTH: Gap = {
  text: 'Disability and health insurance are not among the policies here',
  step: 'Look into disability and health insurance',
  screen: '/protection',
};

/** Disability insurance replaces pay. */
const HEALTH: Gap = {
  text: 'Health insurance is not among the policies here',
  step: 'Look into health insurance',
  screen: '/protection',
};

const when = (isMissing: boolean, gap: Gap): Gap[] => (isMissing ? [gap] : []);

/** Returns what is not covered, and what is not known and therefore missing in the results. */
export function planGaps(
  data: Known,
  { family }: WhatIfContext,
  { lifeGap, planLacks }: WhatIfFigures,
): Gap[] {
  const { incomplete } = plannableDebts(debtsToPayOff(data));
  const assets = missingAssets(data.accounts, data.liabilities);
  const isYearsOpen = family?.dependents !== 0 && typeof family?.supportYears !== 'number';
  return [
    ...when(lifeGap !== null && lifeGap > 0, {
      text: `${formatUsd(lifeGap ?? ZERO, { decimals: 0 })} that others would need is not covered`,
      step: 'Compare what others would need with your policies',
      screen: '/protection',
    }),
    ...when(planLacks === 'age', {
      text: 'Your date of birth is not known, so no years ahead',
      step: 'Enter your date of birth to see the years ahead',
      screen: '/fact-finder',
    }),
    ...when(planLacks === 'spending', {
      text: 'What you spend is not known, so no years ahead',
      step: 'Enter what you spend in a year to see the years ahead',
      screen: '/wealth-plan',
    }),
    ...when(isYearsOpen, {
      text: 'For how many years others need your income is not known',
      step: 'Enter for how many years others need your income',
      screen: '/fact-finder',
    }),
    ...when(data.profile.income === null, {
      text: 'Your income before tax is not known',
      step: 'Enter your income before tax',
      screen: '/fact-finder',
    }),
    ...when(incomplete.length > 0, {
      text: `The rate or payment of ${countWords(incomplete.length, 'debt')} is not known`,
      step: `Enter the rate and payment of ${countWords(incomplete.length, 'debt')}`,
      screen: '/liabilities',
    }),
    ...when(assets.length > 0, {
      text: 'What a loan bought, such as a home, has no value yet',
      step: 'Enter the value of what a loan bought, such as a home',
      screen: '/assets',
    }),
    livesWithoutPay(data) ? HEALTH : DISABILITY_AND_HEALTH,
  ];
}
