import { type Cents, cents, sum, ZERO } from '../../money';
import { addMonths, type IsoDate, type IsoMonth, monthOf } from '../civil-date';
import type { FinancialData } from '../entities';
import { byImportance, type Goal } from './goal';
import { bothInflows, type GoalInflow, goalInflow, monthsSince } from './inflow';
import { type FundedPromise, fundedPromises } from './promises';

/** `short` means that the pace is too slow for the date. */
type GoalState = 'reached' | 'no-target' | 'overdue' | 'on-track' | 'short' | 'coming' | 'waiting';

export interface GoalProgress extends GoalInflow {
  readonly goal: Goal;
  readonly funded: Cents;
  readonly promises: readonly FundedPromise[];
  readonly state: GoalState;
  /** It is the missing amount per month, or all that is missing for an overdue goal. It is zero for other states. */
  readonly short: Cents;
  /** It is null if the goal is reached, or would take over a hundred years. */
  readonly doneBy: IsoMonth | null;
  /** It is the amount that this month has to add. `thisMonth` of it is already there. It is null without a date. */
  readonly monthShare: Cents | null;
}

const MOST_MONTHS = 1_200;
const DOLLAR = 100;

const wholeDollars = (amount: number): Cents => cents(Math.ceil(amount / DOLLAR) * DOLLAR);

/** Assumes that this month brings at least the usual amount. */
const missingAfterThisMonth = (target: Cents, funded: Cents, inflow: GoalInflow): number =>
  target - funded - Math.max(0, inflow.monthly - inflow.thisMonth);

/** Returns the month in which the target is reached, or null if that takes over a hundred years. */
export function monthDone(
  target: Cents,
  funded: Cents,
  inflow: GoalInflow,
  now: IsoMonth,
): IsoMonth | null {
  const missing = missingAfterThisMonth(target, funded, inflow);
  if (missing <= 0) return now;
  const months = inflow.monthly > 0 ? Math.ceil(missing / inflow.monthly) : Infinity;
  return months > MOST_MONTHS ? null : addMonths(now, months);
}

type Pace = Pick<GoalProgress, 'state' | 'short' | 'doneBy' | 'monthShare'>;

const NOTHING = { short: ZERO, doneBy: null, monthShare: null } as const;

function paceUntil(
  date: IsoDate,
  today: IsoDate,
  missing: number,
  doneBy: IsoMonth | null,
  monthly: Cents,
) {
  const rest = monthsSince(monthOf(today), monthOf(date));
  const shortfall = missing - rest * Math.max(0, monthly);
  if (shortfall <= 0) return { state: 'on-track', short: ZERO, doneBy } as const;
  return { state: 'short', short: wholeDollars(shortfall / (rest + 1)), doneBy } as const;
}

/** A goal due in December can still be filled in December. */
function paceOf(goal: Goal, funded: Cents, inflow: GoalInflow, today: IsoDate): Pace {
  const { target, date } = goal;
  if (target === null) return { ...NOTHING, state: 'no-target' };
  if (funded >= target) return { ...NOTHING, state: 'reached' };
  const doneBy = monthDone(target, funded, inflow, monthOf(today));
  if (date === null) return { ...NOTHING, state: doneBy === null ? 'waiting' : 'coming', doneBy };
  if (date < today) return { ...NOTHING, state: 'overdue', short: cents(target - funded), doneBy };
  const months = monthsSince(monthOf(today), monthOf(date)) + 1;
  const monthShare = cents(Math.ceil((target - funded + Math.max(0, inflow.thisMonth)) / months));
  const missing = missingAfterThisMonth(target, funded, inflow);
  return { ...paceUntil(date, today, missing, doneBy, inflow.monthly), monthShare };
}

/** Returns the most important goal first (P3-B5-4). */
export function goalProgress({
  goals,
  accounts,
  transactions,
  today,
}: Pick<FinancialData, 'goals' | 'accounts' | 'transactions' | 'today'>): GoalProgress[] {
  const funded = fundedPromises(goals, accounts);
  return byImportance(goals).map((goal) => {
    const promises = funded.filter(({ goalId }) => goalId === goal.id);
    const held = sum(promises.map((promise) => promise.held));
    const { shares, contributions } = goalInflow(goal, transactions, today);
    const inflow = bothInflows(shares, contributions);
    return { goal, promises, funded: held, ...inflow, ...paceOf(goal, held, inflow, today) };
  });
}
