import { spokenDate } from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import type { GoalFigures } from '@halyard/shared-contracts/wire';

type Tone = 'positive' | 'warning' | 'neutral';

const TONES: Readonly<Record<GoalFigures['state'], Tone>> = {
  reached: 'positive',
  'on-track': 'positive',
  coming: 'positive',
  short: 'warning',
  overdue: 'warning',
  waiting: 'neutral',
  'no-target': 'neutral',
};

export const paceTone = ({ state }: Pick<GoalFigures, 'state'>): Tone => TONES[state];

export const paceLine = ({ pace }: Pick<GoalFigures, 'pace'>): string =>
  pace.charAt(0).toUpperCase() + pace.slice(1);

/** For example, “$300.00 of $1,200.00 by December 31, 2025”. */
export function progressLine({ funded, target, date }: GoalFigures): string {
  const of = target === null ? '' : ` of ${formatUsd(target)}`;
  return `${formatUsd(funded)}${of}${date === null ? '' : ` by ${spokenDate(date)}`}`;
}
