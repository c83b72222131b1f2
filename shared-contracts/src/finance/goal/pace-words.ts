import { formatWholeUsd } from '../../money';
import { monthLabel, spokenDate } from '../date-words';
import type { GoalProgress } from './progress';

/** Returns “on track”, “$40 a month short”, or “done in March 2028” (P3-B5-4). */
export function paceWords({ goal, state, short, doneBy }: GoalProgress): string {
  switch (state) {
    case 'reached':
      return 'reached';
    case 'no-target':
      return 'no amount yet';
    case 'overdue':
      return `${formatWholeUsd(short)} short since ${goal.date ? spokenDate(goal.date) : 'its date'}`;
    case 'on-track':
      return 'on track';
    case 'short':
      return `${formatWholeUsd(short)} a month short`;
    case 'coming':
      return doneBy ? `done in ${monthLabel(doneBy)}` : 'nothing added lately';
    case 'waiting':
      return 'nothing added lately';
  }
}
