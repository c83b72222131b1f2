import { type FinancialData, type RecommendedAction, recommendedActions } from '../../finance';
import { formatWholeUsd } from '../../money';
import type { PlanNote } from './note';

const MOST_STEPS = 3;

function stepOf(action: RecommendedAction): PlanNote {
  switch (action.kind) {
    case 'emergency_fund':
      return {
        text: `See how to close the gap of ${formatWholeUsd(action.missing)} in the emergency fund: ${formatWholeUsd(action.saved)} of ${formatWholeUsd(action.target)} is there`,
        screen: '/wealth-plan',
      };
    case 'pay_debt':
      return {
        text: `Compare what ${formatWholeUsd(action.extraPerMonth)} more a month does to ${formatWholeUsd(action.debt)} of debts`,
        screen: '/what-if',
      };
    case 'invest_more':
      return {
        text: `Compare investments of ${formatWholeUsd(action.invested)} with a year of income, ${formatWholeUsd(action.target)}`,
        screen: '/investments',
      };
  }
}

interface Missing {
  readonly step: string;
  readonly screen: string;
}

/** Returns the next three steps: first what the figures show, then what is missing. */
export const planSteps = (data: FinancialData, gaps: readonly Missing[]): PlanNote[] =>
  [
    ...recommendedActions(data).map(stepOf),
    ...gaps.map(({ step, screen }) => ({ text: step, screen })),
  ].slice(0, MOST_STEPS);
