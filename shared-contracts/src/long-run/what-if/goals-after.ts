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
  /** 'reached', or null if not within a hundred years. */
  readonly done: IsoMonth | 'reached' | null;
}

export interface LessForGoals {
  /** What is left of the pay in a month, goals included. */
  readonly saved: Cents;
  /** What the changes take from it. */
  readonly less: Cents;
  /** Nothing is put aside for so many months. */
  readonly waits: number;
}

const inflowOf = ({ monthly }: GoalProgress): number => Math.max(0, monthly);

/** The least important goal gives up its money first. */
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

/** Goals with a target, the most important first. */
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
