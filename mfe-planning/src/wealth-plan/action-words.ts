import { countWords, monthsWords } from '@halyard/shared-contracts/finance';
import type { RecommendedAction } from '@halyard/shared-contracts/finance';
import { type Cents, formatUsd, formatWholeUsd, percentOf } from '@halyard/shared-contracts/money';

export interface ActionWords {
  readonly title: string;
  readonly text: string;
  readonly progress: { readonly label: string; readonly percent: number } | null;
}

const progress = (done: Cents, target: Cents) => ({
  label: `${formatUsd(done)} of ${formatWholeUsd(target)}`,
  percent: percentOf(done, target),
});

const targetWords = (months: number | null): string =>
  months === null ? '' : ` The target is ${countWords(months, 'month')} of your spending.`;

export function actionWords(action: RecommendedAction): ActionWords {
  switch (action.kind) {
    case 'emergency_fund':
      return {
        title: 'Build your emergency fund',
        text: `Setting aside ${formatWholeUsd(action.extraPerMonth)} more each month closes the gap of ${formatUsd(action.missing)} in ${monthsWords(action.months)}.${targetWords(action.targetMonths)}`,
        progress: progress(action.saved, action.target),
      };
    case 'pay_debt':
      return {
        title: 'Pay down debt faster',
        text: `You owe ${formatUsd(action.debt)}. Paying ${formatWholeUsd(action.extraPerMonth)} more each month gets you out of debt sooner${action.isPlannable ? '; the planner shows by how much' : ''}.`,
        progress: null,
      };
    case 'invest_more':
      return {
        title: 'Invest more',
        text: `A good first goal is a year of income. Investing ${formatWholeUsd(action.extraPerMonthFrom)} to ${formatWholeUsd(action.extraPerMonthTo)} more each month moves you toward it.`,
        progress: progress(action.invested, action.target),
      };
  }
}
