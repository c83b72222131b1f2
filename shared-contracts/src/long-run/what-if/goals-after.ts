import {
  addMonths,
  type FinancialData,
  type Goal,
  type GoalProgress,
  goalProgress,
  type IsoMonth,
  monthDone,
  monthOf,
} from '../../finance';
import { cents, type Cents, sum } from '../../money';

export interface GoalDate {
  readonly id: Goal['id'];
  readonly name: string;
  /** It is 'reached', or null if it takes over a hundred years. */
  readonly done: IsoMonth | 'reached' | null;
}

export interface LessForGoals {
  /** It is what a month's pay leaves, including money for goals. */
  readonly saved: Cents;
  readonly less: Cents;
  /** For this many months, nothing is put aside. */
  readonly waits: number;
}

const inflowOf = ({ monthly }: GoalProgress): number => Math.max(0, monthly);

/** Takes money from the least important goal first. */
function withLess(progress: readonly GoalProgress[], { saved, less }: LessForGoals): Cents[] {
  const all = sum(progress.map((each) => cents(inflowOf(each))));
  const free = Math.max(0, saved - all);
  let cut = Math.max(0, less - free);
  return progress
    .toReversed()
    .map((each) => {
      const given = Math.min(cut, inflowOf(each));
      cut -= given;
      return cents(each.monthly - given);
    })
    .toReversed();
}

/** Returns the goals with a target, the most important first. */
export function goalDates(
  data: Pick<FinancialData, 'goals' | 'accounts' | 'transactions' | 'today'>,
  less: LessForGoals,
): GoalDate[] {
  const progress = goalProgress(data);
  const inflows = withLess(progress, less);
  const now = monthOf(data.today);
  return progress.flatMap(({ goal, funded, thisMonth }, at): GoalDate[] => {
    const { id, name, target } = goal;
    if (target === null) return [];
    if (funded >= target) return [{ id, name, done: 'reached' }];
    const done = monthDone(target, funded, { monthly: inflows[at]!, thisMonth }, now);
    return [{ id, name, done: done && addMonths(done, less.waits) }];
  });
}
