import { cents } from '../../../money';
import { isoDate } from '../../civil-date';
import type { Goal, GoalContribution, GoalPromise } from '../goal';

let next = 1;

export function goal(part: Partial<Goal> = {}): Goal {
  const number = next++;
  return {
    id: `goal-${number}`,
    name: 'Vacation',
    target: cents(1_200_00),
    date: null,
    promises: [],
    contributions: [],
    order: number,
    madeOn: isoDate('2025-01-10'),
    ...part,
  };
}

export const amountOf = (accountId: string, dollars: number): GoalPromise => ({
  accountId,
  amount: cents(dollars * 100),
});

export const shareOf = (accountId: string, share: number): GoalPromise => ({
  accountId,
  millionths: Math.round(share * 1_000_000),
});

export const contributed = (date: string, dollars: number): GoalContribution => ({
  id: `contribution-${date}`,
  accountId: 'savings',
  date: isoDate(date),
  amount: cents(dollars * 100),
  opening: false,
});
